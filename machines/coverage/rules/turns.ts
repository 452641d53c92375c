import type { Action, ActionOf } from '../actions.ts';
import { shareSources } from '../names.ts';
import type { GameState } from '../state.ts';
import { refuseAct } from './acting.ts';
import { refuseAuction } from './auction.ts';
import { watch } from './endless.ts';
import { clockwiseFrom, tell } from './lookup.ts';
import { news } from './refuse.ts';

/** One thing a turn: auction, act for a company, or pass; then the player to the left. */

/** C6.1 */
export const passTurn = (state: GameState, { seat }: ActionOf<'passTurn'>): GameState =>
  tell({ ...state, phase: 'ending', passes: state.passes + 1 }, news('C6.1', 'passed', { seat }));

export function passToTheLeft(state: GameState): GameState {
  const { seat, number } = state.turn;
  const [, next = seat] = clockwiseFrom(state, seat);
  return watch({ ...state, phase: 'choosing', turn: { seat: next, number: number + 1, auction: null, acting: null } });
}

export function legalChoices(state: GameState): Action[] {
  const { seat } = state.turn;
  const companies = state.companies.map(({ colour }) => colour);
  const auctions = companies.flatMap((company) =>
    shareSources.map((source): ActionOf<'auction'> => ({ type: 'auction', seat, company, source })),
  );
  const acts = companies.map((company): ActionOf<'act'> => ({ type: 'act', seat, company }));
  return [
    ...auctions.filter((action) => refuseAuction(state, action) === null),
    ...acts.filter((action) => refuseAct(state, action) === null),
    { type: 'passTurn', seat },
  ];
}
