import type { Action } from '@machines/coverage/actions.ts';
import type { Colour } from '@machines/coverage/names.ts';
import { clockwiseFrom } from '@machines/coverage/rules/lookup.ts';
import type { GameState } from '@machines/coverage/state.ts';

export interface BidderRow {
  seat: Colour;
  /** The last bid; null means none yet. */
  amount: number | null;
  standing: 'high' | 'out' | 'asked' | 'in';
}

/** The last bid of each seat in the auction under way, read from the end of the log. */
function lastBids(log: readonly Action[]): Map<Colour, number> {
  const began = log.findLastIndex(({ type }) => type === 'auction');
  const bids = new Map<Colour, number>();
  for (const action of log.slice(began + 1)) if (action.type === 'bid') bids.set(action.seat, action.amount);
  return bids;
}

/** Everyone in the auction, the highest bid first, then those who are still asked, then those who are out. */
export function biddersOf(state: GameState, log: readonly Action[]): BidderRow[] {
  const { auction } = state.turn;
  if (!auction) return [];
  const bids = lastBids(log);
  const order = { high: 0, in: 1, asked: 1, out: 2 } as const;
  return clockwiseFrom(state, state.turn.seat)
    .map((seat): BidderRow => {
      const amount = bids.get(seat) ?? null;
      if (auction.passed.includes(seat)) return { seat, amount, standing: 'out' };
      if (auction.bid?.seat === seat) return { seat, amount: auction.bid.amount, standing: 'high' };
      return { seat, amount, standing: auction.toAct === seat ? 'asked' : 'in' };
    })
    .sort((a, b) => order[a.standing] - order[b.standing] || (b.amount ?? 0) - (a.amount ?? 0));
}
