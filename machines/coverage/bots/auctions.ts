import { best, type ChoiceOf } from '../../core/bots/choice.ts';
import type { Action, ActionOf } from '../actions.ts';
import { step } from '../flow.ts';
import type { Colour } from '../names.ts';
import { bidRange, leaveUnsold, sellShare } from '../rules/auction.ts';
import { auctionOf, seatOf, withTurn } from '../rules/lookup.ts';
import type { GameState } from '../state.ts';
import { because } from './because.ts';
import { standing } from './worth.ts';

/** Auctions: what a share is worth to a seat, and what an auction would come to. */

/** The table once a seat has bought the share for so much. */
const soldTo = (state: GameState, seat: Colour, amount: number): GameState => {
  const passed = state.seats.map(({ colour }) => colour).filter((colour) => colour !== seat);
  return sellShare(withTurn(state, { auction: { ...auctionOf(state), bid: { seat, amount }, passed } }));
};

/** Who else would take the share at a price, if anyone gains by it. */
function rival(state: GameState, seat: Colour, price: number): Colour | null {
  const { passed } = auctionOf(state);
  const unsold = leaveUnsold(state);
  const others = state.seats.filter(({ colour, cash }) => colour !== seat && !passed.includes(colour) && cash >= price);
  const found = best(others, ({ colour }) => standing(soldTo(state, colour, price), colour) - standing(unsold, colour));
  return found && standing(soldTo(state, found.colour, price), found.colour) > standing(unsold, found.colour)
    ? found.colour
    : null;
}

/** What happens if the seat does not buy: the highest bidder does, or someone who gains by it, or nobody. */
function without(state: GameState, seat: Colour, price: number): GameState {
  const { bid } = auctionOf(state);
  if (bid && bid.seat !== seat) return soldTo(state, bid.seat, bid.amount);
  const other = rival(state, seat, price);
  return other ? soldTo(state, other, price) : leaveUnsold(state);
}

/** The most a seat should pay: as long as buying is better than what happens otherwise. */
function valuation(state: GameState, seat: Colour, least: number): number {
  const otherwise = standing(without(state, seat, least), seat);
  let worth = 0;
  for (let price = least; price <= seatOf(state, seat).cash; price++) {
    if (standing(soldTo(state, seat, price), seat) <= otherwise) break;
    worth = price;
  }
  return worth;
}

/** What a bid brings a seat if it buys, beside what happens otherwise; to pass brings nothing. */
export function bidGain(state: GameState, action: Action): number {
  if (action.type !== 'bid') return 0;
  const { seat, amount } = action;
  return standing(soldTo(state, seat, amount), seat) - standing(without(state, seat, amount), seat);
}

export function chooseBid(state: GameState, seat: Colour): ChoiceOf<Action> {
  const { company } = auctionOf(state);
  const range = bidRange(state);
  const pass: ActionOf<'passAuction'> = { type: 'passAuction', seat };
  // Whole dollars also where cents are allowed (C3.11): raising by cents only takes longer.
  const amount = range ? Math.ceil(range.least) : 0;
  if (!range || amount > range.most) return { action: pass, why: because('cannotPay', { company }) };
  const worth = valuation(state, seat, amount);
  if (worth < amount) return { action: pass, why: because('tooDear', { company, amount }) };
  return {
    action: { type: 'bid', seat, amount },
    why: because('bid', { company, amount, cost: worth }),
  };
}

/** What an auction would change for the seat that starts it: it buys, sells to another, or fills the pool. */
export function auctionGain(state: GameState, action: ActionOf<'auction'>): number | null {
  const begun = step(state, action);
  if (!begun.ok) return null;
  const { seat } = action;
  const range = bidRange(begun.state);
  const price = range?.least ?? Number.POSITIVE_INFINITY;
  const other = range ? rival(begun.state, seat, price) : null;
  const otherwise = other ? soldTo(begun.state, other, price) : leaveUnsold(begun.state);
  const outcomes = [standing(otherwise, seat)];
  if (range) {
    // A rival who wants the share too drives the price up by a step.
    const paid = other && price + range.step <= range.most ? price + range.step : price;
    outcomes.push(standing(soldTo(begun.state, seat, paid), seat));
  }
  return Math.max(...outcomes) - standing(state, seat);
}
