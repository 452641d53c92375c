import { draw } from '../../core/random.ts';
import { seatsProblem } from '../../core/seats.ts';
import { type Rules, rulesOf } from '../choices.ts';
import { printed } from '../components/printed.ts';
import type { Colour } from '../names.ts';
import type { GameState, Setup } from '../state.ts';
import { mapOf } from './board.ts';
import { quietFrom } from './endless.ts';
import { type RefusalOf, refusal } from './refuse.ts';

/** C2.1, C2.2, C8.1: who may sit down, and on which map. */
export function refuseSeats({ seats, map }: Setup, { players }: Rules): RefusalOf | null {
  const least = players === 'threeToFive' ? 3 : 2;
  const wrong = seatsProblem(seats, least, 5);
  if (wrong?.problem === 'count') return refusal('C2.2', 'seatCount', { seats: wrong.seats, least, most: 5 });
  if (wrong) return refusal('C2.1', 'colourTwice', { seat: wrong.seat });
  const [fewest, most] = mapOf({ map }).players;
  return seats.length < fewest || seats.length > most
    ? refusal('C8.1', 'mapPlayers', { map: mapOf({ map }).id, seats: seats.length, least: fewest, most })
    : null;
}

/** C2.3 */
function firstSeat(setup: Setup): [first: Colour, random: number] {
  const [at, random] =
    rulesOf({ setup }).firstPlayer === 'drawn' ? draw(setup.seed | 0, setup.seats.length) : [0, setup.seed | 0];
  const first = setup.seats[at];
  if (!first) throw new RangeError('Nobody is seated.');
  return [first.colour, random];
}

/** The table before the first turn (C2.1). */
export function setUp(setup: Setup): GameState {
  const [seat, random] = firstSeat(setup);
  const state: GameState = {
    setup,
    random,
    phase: 'choosing',
    seats: setup.seats.map(({ colour }) => ({
      colour,
      cash: printed.cash,
      shares: { [colour]: printed.shares.issued },
    })),
    companies: setup.seats.map(({ colour }) => ({
      colour,
      treasury: printed.treasury,
      unissued: printed.shares.unissued,
      pool: 0,
    })),
    bank: rulesOf({ setup }).bankLimit === 'limited' ? mapOf(setup).limits.bank : 0,
    towers: {},
    turn: { seat, number: 1, auction: null, acting: null },
    passes: 0,
    ending: null,
    quiet: { table: '', treasuries: '', passes: [] },
    repeated: null,
    news: [],
    standings: null,
  };
  return { ...state, quiet: quietFrom(state) };
}
