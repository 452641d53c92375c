import { shuffle } from '../../core/random.ts';
import { rulesOf } from '../choices.ts';
import type { Colour, Phase } from '../names.ts';
import type { GameState, Seat } from '../state.ts';
import { componentsOf, tell } from './lookup.ts';
import { news } from './refuse.ts';

/** SP.2: goods made in production, or by the other reading in the phase just before the one that begins. */
function goodsForTie(state: GameState, seat: Seat, phase: Phase): number {
  if (rulesOf(state).e1TieGoods === 'production' || phase === 'improvement') return seat.made.production;
  if (phase === 'logistics') return seat.made.research;
  if (phase === 'sale') return seat.made.logistics;
  return 0; // before research comes phase 4, in which no goods are made
}

/** Below 0: `a` goes first. 0: only the coin can tell, and only in the first edition. */
function compare(state: GameState, phase: Phase, a: Seat, b: Seat): number {
  const first = a.price - b.price || a.vp - b.vp; // SP.1
  if (first !== 0) return first;
  if (rulesOf(state).priorityTie === 'startingVp') {
    const { seats } = componentsOf(state);
    return seats[a.colour].startVp - seats[b.colour].startVp;
  }
  return (
    goodsForTie(state, a, phase) - goodsForTie(state, b, phase) ||
    b.technologies.length - a.technologies.length ||
    b.patents.length - a.patents.length
  );
}

/** SP.2: those still equal are put in order by a coin; only the first edition gets here. */
function flipCoins(state: GameState, ranked: Seat[], phase: Phase): GameState {
  const order: Colour[] = [];
  let flipped = state;
  for (let at = 0; at < ranked.length; ) {
    const best = ranked[at] as Seat;
    const tied = ranked.filter((seat) => compare(state, phase, best, seat) === 0);
    const seats = tied.map(({ colour }) => colour);
    if (tied.length > 1) {
      const [drawn, random] = shuffle(flipped.random, seats);
      flipped = tell({ ...flipped, random }, news('SP.2', 'coin', { seats }));
      order.push(...drawn);
    } else order.push(...seats);
    at += tied.length;
  }
  return { ...flipped, order };
}

/** SP.1 to SP.3: works out the order of a phase that begins; it then holds for that phase. */
export function setOrder(state: GameState, phase: Phase): GameState {
  const ranked = state.seats.toSorted((a, b) => compare(state, phase, a, b));
  const ordered =
    rulesOf(state).priorityTie === 'startingVp'
      ? { ...state, order: ranked.map(({ colour }) => colour) }
      : flipCoins(state, ranked, phase);
  return tell(ordered, news('SP.1', 'order', { seats: ordered.order }));
}
