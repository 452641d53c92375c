import type { VerdictOf } from '../../core/lab/nearest.ts';
import type { Action, ActionType } from '../actions.ts';
import { refuse } from '../flow.ts';
import { type Colour, regions, technologies } from '../names.ts';
import { componentsOf } from '../rules/lookup.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';

type Makers = { [T in Exclude<ActionType, 'plan'>]: (state: GameState, seat: Colour) => Action[] };

const inRegions =
  (type: 'placeFreeOffice' | 'expand' | 'secondOffice' | 'bonusOffice') => (_: GameState, seat: Colour) =>
    regions.map((region): Action => ({ type, seat, region }));
const onTechnologies = (type: 'research' | 'complete') => (_: GameState, seat: Colour) =>
  technologies.map((technology): Action => ({ type, seat, technology }));
const alone = (type: 'takeToken' | 'takeBonus' | 'declineBonus' | 'endTurn') => (_: GameState, seat: Colour) => [
  { type, seat } as Action,
];

/** Every pair of technologies, the same one twice among them. */
const pairs = technologies.flatMap((first, at) => technologies.slice(at).map((second) => [first, second]));

const makers: Makers = {
  takeImprovement: ({ block }, seat) => block.map((tile) => ({ type: 'takeImprovement', seat, tile })),
  takeToken: alone('takeToken'),
  research: onTechnologies('research'),
  complete: onTechnologies('complete'),
  placeFreeOffice: inRegions('placeFreeOffice'),
  expand: inRegions('expand'),
  secondOffice: inRegions('secondOffice'),
  sellOffBoard: (_, seat) => [1, 2, 3, 4].map((amount) => ({ type: 'sellOffBoard', seat, amount })),
  takeBonus: alone('takeBonus'),
  bonusProgress: (_, seat) =>
    [...technologies.map((each) => [each]), ...pairs].map((chosen) => ({
      type: 'bonusProgress',
      seat,
      technologies: chosen,
    })),
  bonusPrice: (_, seat) => ([1, -1] as const).map((change) => ({ type: 'bonusPrice', seat, change })),
  bonusOffice: inRegions('bonusOffice'),
  bonusMove: ({ offices }, seat) =>
    regions.flatMap((from) =>
      offices[from].flatMap((owner, space) =>
        owner === seat
          ? regions.filter((to) => to !== from).map((to): Action => ({ type: 'bonusMove', seat, from, space, to }))
          : [],
      ),
    ),
  declineBonus: alone('declineBonus'),
  sell: (state, seat) =>
    regions.flatMap((region) =>
      componentsOf(state).regions[region].buyers.map((_, buyer): Action => ({ type: 'sell', seat, region, buyer })),
    ),
  endTurn: alone('endTurn'),
};

export type ListedType = keyof Makers;
export const listedTypes = Object.keys(makers) as ListedType[];

export type Verdict = VerdictOf<Action, RefusalOf>;

/** Every action of a kind that a seat could think of, with the verdict on each. Plans are laid out on a desk instead. */
export const verdicts = (state: GameState, type: ListedType, seat: Colour): Verdict[] =>
  makers[type](state, seat).map((action) => ({ action, refusal: refuse(state, action) }));
