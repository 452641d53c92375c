import { shuffle } from '../../core/random.ts';
import { rulesOf } from '../editions.ts';
import type { Colour, Phase } from '../names.ts';
import type { GameState, Seat } from '../state.ts';
import { news } from './refuse.ts';
import { componentsOf, tell } from './table.ts';

/** SP.2: goods made in production, or by the other reading in the phase just before the one that begins. */
function goodsForTie(state: GameState, seat: Seat, phase: Phase): number {
  if (rulesOf(state).e1TieGoods === 'production' || phase === 'improvement') return seat.made.production;
  if (phase === 'logistics') return seat.made.research;
  if (phase === 'sale') return seat.made.logistics;
  return 0; // before research comes phase 4, in which no goods are made
}

/** Lower goes first. The last word of the first edition, the coin, is not in here. */
function ranks(state: GameState, seat: Seat, phase: Phase): number[] {
  const first = [seat.price, seat.vp]; // SP.1
  return rulesOf(state).priorityTie === 'startingVp'
    ? [...first, componentsOf(state).seats[seat.colour].startVp]
    : [...first, goodsForTie(state, seat, phase), -seat.technologies.length, -seat.patents.length];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

/** SP.1 to SP.3: works out the order of a phase that begins; it then holds for that phase. */
export function setOrder(state: GameState, phase: Phase): GameState {
  const ranked = state.seats
    .map((seat) => ({ colour: seat.colour, rank: ranks(state, seat, phase) }))
    .sort((a, b) => compare(a.rank, b.rank));
  const order: Colour[] = [];
  let random = state.random;
  let told = state;
  for (let at = 0; at < ranked.length; ) {
    const { rank } = ranked[at] as (typeof ranked)[number];
    const tied = ranked
      .slice(at)
      .filter((other) => compare(rank, other.rank) === 0)
      .map(({ colour }) => colour);
    if (tied.length > 1) {
      // SP.2: only the first edition gets here; the coin is drawn anew each phase.
      const [drawn, next] = shuffle(random, tied);
      random = next;
      order.push(...drawn);
      told = tell(told, news('SP.2', 'coin', { seats: tied }));
    } else order.push(...tied);
    at += tied.length;
  }
  return tell({ ...told, random, order }, news('SP.1', 'order', { seats: order }));
}
