import type { GameState } from '../state.ts';
import { byRegion, componentsOf, tell } from './lookup.ts';
import { news } from './refuse.ts';

/** SN.1 (and S0.4, S0.7 for the first round): the board is cleared and laid out for a new round. What a seat has stays: S4.2, S5.5. */
export function beginRound(state: GameState): GameState {
  const { supply, priceTrack } = componentsOf(state);
  const round = state.round + 1;
  return tell(
    {
      ...state,
      round,
      phase: 'planning',
      sold: byRegion((region) => state.sold[region].map(() => null)),
      block: state.pile.slice(0, supply.improvementBlock),
      pile: state.pile.slice(supply.improvementBlock),
      box: [...state.box, ...state.block],
      seats: state.seats.map((seat) => ({
        ...seat,
        price: priceTrack.start,
        plan: null,
        tally: null,
        made: { production: 0, research: 0, logistics: 0 },
        income: [...seat.income, { sales: 0, offBoard: 0, control: 0 }],
      })),
      order: [],
    },
    news('SN.1', 'roundStarts', { round }),
  );
}
