import { rememberLast } from '../../core/memo.ts';
import { rulesOf } from '../choices.ts';
import { type Colour, regions, type Technology, technologies } from '../names.ts';
import type { GameState, Seat } from '../state.ts';
import {
  componentsOf,
  hasBonus,
  hasOffice,
  isFull,
  putSeat,
  seatOf,
  sizeOf,
  tell,
  withEntry,
  withSeat,
} from './lookup.ts';
import { news } from './refuse.ts';
import { giveGoods, officesLeft } from './supply.ts';
import { withTurn } from './turns.ts';
import { liIonGoods, onTrack } from './yields.ts';

/** GPS side B (S9.2). */
const gpsGoods = 5;

export const patentTaken = (state: GameState, technology: Technology): boolean =>
  state.seats.some((seat) => seat.patents.includes(technology));

/** S5.2: what a technology costs as it lies there: the printed number, one more while the patent is there. */
export function costOnTable(state: GameState, technology: Technology): number {
  const { costWithPatent, costAfterPatent } = componentsOf(state).technologies[technology];
  return patentTaken(state, technology) ? costAfterPatent : costWithPatent;
}

/** S5.2, S9.5: what it costs a seat: one less with Gamepad side A. */
export const costOfTechnology = (state: GameState, seat: Seat, technology: Technology): number =>
  costOnTable(state, technology) - (hasBonus(state, seat, 'Gamepad', 'A') ? 1 : 0);

/** Technologies whose cost is met by what lies there, whether or not they may complete now (S5.3, S5.4). */
export function paidFor(state: GameState, seat: Seat): Technology[] {
  const { technologies: cards } = componentsOf(state);
  const paid: Technology[] = [];
  for (const technology of technologies) {
    const progress = seat.research[technology];
    // Most technologies have nothing or too little on them whatever the discounts.
    if (progress === 0 || progress < cards[technology].costAfterPatent - 1) continue;
    if (seat.technologies.includes(technology)) continue;
    if (progress >= costOfTechnology(state, seat, technology)) paid.push(technology);
  }
  return paid;
}

/** Of those, the ones that complete in the turn under way. */
export const completable = rememberLast((state: GameState, colour: Colour): Technology[] => {
  const paid = paidFor(state, seatOf(state, colour));
  if (paid.length === 0 || officesLeft(state, colour) < 1) return [];
  return paid.filter((technology) => !state.turn?.waiting.includes(technology));
});

/** S9.6: small regions where Gamepad side B's free office can go. */
export const freeOfficeTargets = (state: GameState, colour: Colour) =>
  regions.filter(
    (region) => sizeOf(state, region) === 'S' && !hasOffice(state, region, colour) && !isFull(state, region),
  );

/** S2.2: a seat's price after a change, which the ends of the track may stop. */
export const changedPrice = (state: GameState, colour: Colour, change: number): number =>
  onTrack(componentsOf(state), rulesOf(state), seatOf(state, colour).price + change);

/** A price change in mid-round (S9.10, SR.4): the track's ends hold here too (S2.2). */
export function movePrice(state: GameState, colour: Colour, change: number, rule: 'S9.10' | 'SR.4'): GameState {
  const price = changedPrice(state, colour, change);
  return tell(withSeat(state, colour, { price }), news(rule, 'bonusPrice', { seat: colour, price }));
}

/** Bonus goods count for the phase they are made in (SP.2's narrower reading asks). */
export function giveBonusGoods(state: GameState, colour: Colour, amount: number, rule: 'S9.2' | 'S9.8' | 'SR.4') {
  const seat = seatOf(state, colour);
  const { goods, made, told } = giveGoods(state, seat, amount);
  const phase = state.phase === 'research' ? 'research' : 'logistics';
  return tell(
    putSeat(state, { ...seat, goods, made: { ...seat.made, [phase]: seat.made[phase] + made } }),
    ...told,
    news(rule, 'bonusGoods', { seat: colour, goods: made }),
  );
}

/** What a technology gives at the moment it is researched. Steve gets nothing from it (SV.6). */
function giveBonus(state: GameState, colour: Colour, technology: Technology, paidBefore: Technology[]): GameState {
  const seat = seatOf(state, colour);
  if (seat.steve) return state;
  const side = state.sides[technology];
  switch (`${technology} ${side}`) {
    case 'GPS B':
      return giveBonusGoods(state, colour, gpsGoods, 'S9.2');
    case 'Li-ion B':
      return giveBonusGoods(state, colour, liIonGoods(rulesOf(state), seat.technologies.length), 'S9.8');
    case 'NFC B':
      return movePrice(state, colour, 1, 'S9.10');
    case 'Gamepad B':
      return freeOfficeTargets(state, colour).length > 0 && officesLeft(state, colour) > 0
        ? { ...state, pending: { kind: 'freeOffice' } }
        : tell(state, news('S9.13', 'freeOfficeLost', { seat: colour }));
    case 'Gamepad A': {
      if (rulesOf(state).gamepadChain === 'sameTurn') return state;
      // S5.4: what only the discount has paid for waits for the next turn.
      const newlyPaid = paidFor(state, seat).filter((other) => !paidBefore.includes(other));
      return withTurn(state, { waiting: [...(state.turn?.waiting ?? []), ...newlyPaid] });
    }
    default:
      return state;
  }
}

/** S5.3: progress comes back, an office marks it, the first takes the patent, and the bonus works from now. */
export function completeTechnology(state: GameState, colour: Colour, technology: Technology): GameState {
  const seat = seatOf(state, colour);
  const paidBefore = paidFor(state, seat);
  const first = !patentTaken(state, technology);
  const { patentVp } = componentsOf(state).technologies[technology];
  const completed = putSeat(state, {
    ...seat,
    research: withEntry(seat.research, technology, 0),
    technologies: [...seat.technologies, technology],
    patents: first ? [...seat.patents, technology] : seat.patents,
  });
  const told = tell(
    completed,
    news('S5.3', 'completed', { seat: colour, technology }),
    ...(first ? [news('S5.3', 'patent', { seat: colour, technology, vp: patentVp })] : []),
  );
  return giveBonus(told, colour, technology, paidBefore);
}
