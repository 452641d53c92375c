import type { Action } from '../actions.ts';
import { type Region, regions } from '../names.ts';
import { withEntry } from '../rules/lookup.ts';
import type { GameState } from '../state.ts';
import type { Changed } from './nearest.ts';

/** With an office more or less the turn began with them too, so that a reading which asks for that is answered. */
function withOffices(state: GameState, region: Region, offices: GameState['offices'][Region]): GameState {
  const changed = { ...state, offices: withEntry(state.offices, region, offices) };
  const { turn } = state;
  if (!turn) return changed;
  const others = turn.startOffices.filter((each) => each !== region);
  return { ...changed, turn: { ...turn, startOffices: offices.includes(turn.seat) ? [...others, region] : others } };
}

function inRegion(state: GameState, action: Action, region: Region): Changed[] {
  const { seat } = action;
  const standing = state.offices[region];
  const retailers = { ...state.retailers };
  delete retailers[region];
  const own = standing.lastIndexOf(seat);
  const other = standing.findLastIndex((each) => each !== seat);
  const without = (at: number) => standing.filter((_, n) => n !== at);
  return [
    { what: 'office', params: { seat, region }, state: withOffices(state, region, [...standing, seat]) },
    ...(own < 0
      ? []
      : [{ what: 'noOffice', params: { seat, region }, state: withOffices(state, region, without(own)) } as Changed]),
    ...(other < 0
      ? []
      : [{ what: 'space', params: { region }, state: withOffices(state, region, without(other)) } as Changed]),
    ...(state.retailers[region]
      ? [{ what: 'noRetailer', params: { region }, state: { ...state, retailers } } as Changed]
      : []),
  ];
}

const freeBuyer = (state: GameState, action: Action): Changed[] => {
  if (action.type !== 'sell' || !state.sold[action.region][action.buyer]) return [];
  const sold = state.sold[action.region].with(action.buyer, null);
  return [{ what: 'freeBuyer', params: {}, state: { ...state, sold: withEntry(state.sold, action.region, sold) } }];
};

/** One piece otherwise on the board. */
export const boardChanges = (state: GameState, action: Action): Changed[] => [
  ...regions.flatMap((region) => inRegion(state, action, region)),
  ...freeBuyer(state, action),
];
