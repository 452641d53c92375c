import type { LaidIn } from '@machines/core/game.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { openingPlan } from '@machines/smartphone/desk/openingPlan.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';

/** A plan on the desk of a live position. */
export interface Laying {
  seat: Colour;
  plan: Plan;
  /** Which of its seat's plans it is, where one has several; else 0. */
  n: number;
}

const numbered = (all: readonly Omit<Laying, 'n'>[]): Laying[] =>
  all.map((each, at) => {
    const own = all.filter(({ seat }) => seat === each.seat);
    return { ...each, n: own.length > 1 ? all.slice(0, at + 1).filter(({ seat }) => seat === each.seat).length : 0 };
  });

const lying = ({ seats }: GameState) => seats.flatMap(({ colour, plan }) => (plan ? [{ seat: colour, plan }] : []));

/** The plans a question is about: those that lie open, and those that are going to be made. */
export const plansIn = ({ laid, actions }: { laid: LaidIn<SmartphoneShown>; actions: readonly Action[] }): Laying[] =>
  numbered([
    ...lying(laid.state),
    ...actions.flatMap((action) => (action.type === 'plan' ? [{ seat: action.seat, plan: action.plan }] : [])),
  ]);

/** The plans of a position that no question is about: what lies there, or what each seat begins with. */
export const plansOn = (state: GameState): Laying[] =>
  numbered(
    state.phase === 'planning'
      ? state.seats.flatMap(({ colour, plan, steve }) => (steve ? [] : [{ seat: colour, plan: plan ?? openingPlan }]))
      : lying(state),
  );
