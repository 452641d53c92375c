import type { VerdictOf } from '../../core/lab/nearest.ts';
import type { Action, ActionType } from '../actions.ts';
import { refuse } from '../flow.ts';
import { type Colour, shareSources } from '../names.ts';
import { askedFor } from '../rules/asked.ts';
import { bidRange } from '../rules/auction.ts';
import { boardOf } from '../rules/board.ts';
import { legalExpansions } from '../rules/expansion.ts';
import { findSeat } from '../rules/lookup.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import { shareValue } from '../rules/shares.ts';
import type { GameState } from '../state.ts';

type Makers = { [T in ActionType]: (state: GameState, seat: Colour) => Action[] };

const alone = (type: 'passAuction' | 'finish' | 'passTurn') => (_: GameState, seat: Colour) => [
  { type, seat } as Action,
];

/** Every hex: with all it may be taken with, and with one chip more; a hex that cannot be taken, with one. */
function expansions(state: GameState, seat: Colour): Action[] {
  const company = state.turn.acting?.company;
  const legal = company ? legalExpansions(state, company) : [];
  return [...boardOf(state).kinds.keys()].flatMap((hex): Action[] => {
    const ways = legal.filter((way) => way.hex === hex).map((way): Action => ({ type: 'expand', seat, ...way }));
    const most = Math.max(0, ...legal.filter((way) => way.hex === hex).map(({ value }) => value));
    return [...ways, askedFor(state, seat, hex, most + 1)];
  });
}

/** Bids at the edges of what may be bid: below the least, the least and a little more, all cash, and more than that. */
function bids(state: GameState, seat: Colour): Action[] {
  const { auction } = state.turn;
  const cash = findSeat(state, seat)?.cash ?? 0;
  const value = auction ? shareValue(state, auction.company) : 0;
  const least = bidRange(state)?.least ?? auction?.bid?.amount ?? value;
  const amounts = [value - 1, value, least - 1, least, least + 1, least + 2, least + 5, cash, cash + 1];
  return [...new Set(amounts)]
    .filter((amount) => amount >= 0)
    .sort((a, b) => a - b)
    .map((amount) => ({ type: 'bid', seat, amount }));
}

const makers: Makers = {
  act: ({ companies }, seat) => companies.map(({ colour: company }) => ({ type: 'act', seat, company })),
  auction: ({ companies }, seat) =>
    companies.flatMap(({ colour: company }) =>
      shareSources.map((source): Action => ({ type: 'auction', seat, company, source })),
    ),
  bid: bids,
  passAuction: alone('passAuction'),
  expand: expansions,
  finish: alone('finish'),
  passTurn: alone('passTurn'),
};

export const listedTypes = Object.keys(makers) as ActionType[];

export type Verdict = VerdictOf<Action, RefusalOf>;

/** Actions of a kind that a seat could think of, with the verdict on each. */
export const verdicts = (state: GameState, type: ActionType, seat: Colour): Verdict[] =>
  makers[type](state, seat).map((action) => ({ action, refusal: refuse(state, action) }));
