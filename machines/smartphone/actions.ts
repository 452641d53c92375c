import type { Colour, Region, Technology } from './names.ts';
import type { Plan } from './plan.ts';

/** Everything a seat can do. Steve's turns are the same actions. */
export type Action =
  | { type: 'plan'; seat: Colour; plan: Plan }
  | { type: 'takeImprovement'; seat: Colour; tile: number }
  | { type: 'takeToken'; seat: Colour }
  | { type: 'research'; seat: Colour; technology: Technology }
  | { type: 'complete'; seat: Colour; technology: Technology }
  | { type: 'placeFreeOffice'; seat: Colour; region: Region }
  | { type: 'expand'; seat: Colour; region: Region }
  | { type: 'secondOffice'; seat: Colour; region: Region }
  | { type: 'sellOffBoard'; seat: Colour; amount: number }
  | { type: 'takeBonus'; seat: Colour }
  | { type: 'bonusProgress'; seat: Colour; technologies: Technology[] }
  | { type: 'bonusPrice'; seat: Colour; change: 1 | -1 }
  | { type: 'bonusOffice'; seat: Colour; region: Region }
  | { type: 'bonusMove'; seat: Colour; from: Region; space: number; to: Region }
  | { type: 'declineBonus'; seat: Colour }
  | { type: 'sell'; seat: Colour; region: Region; buyer: number }
  | { type: 'endTurn'; seat: Colour };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

export const ofType = <T extends ActionType>(actions: readonly Action[], type: T): ActionOf<T>[] =>
  actions.filter((action): action is ActionOf<T> => action.type === type);
