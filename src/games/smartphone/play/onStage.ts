import { smartphone } from '@machines/smartphone/module.ts';
import type { Colour, Technology } from '@machines/smartphone/names.ts';
import { phases, technologies } from '@machines/smartphone/names.ts';
import { finalStandings } from '@machines/smartphone/rules/end.ts';
import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import { costOfTechnology } from '@machines/smartphone/rules/technologies.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { View } from '@machines/smartphone/view.ts';
import { people, type Seated, waitingFor } from '@/play/people.ts';

/** What the stage shows besides the state itself; no rule of its own. */

/** When the game is over, a seat's VP are its final ones, patents and retailers included (SE.1). */
export const withTotals = (seen: View): View => ({
  ...seen,
  seats: seen.seats.map((seat) => ({
    ...seat,
    vp: seen.standings?.find(({ colour }) => colour === seat.colour)?.total ?? seat.vp,
  })),
});

/** The viewer's seat: the only person's, else that of whoever acts in the open. */
export const eyesOf = (state: GameState, acting: Colour | null): Colour | null => {
  const [one, ...others] = people(state.setup);
  return one && others.length === 0 ? one : acting;
};

/** What technologies cost the viewer, or whoever has to act. */
export const costsFor = (state: GameState, eyes: Colour | null): Record<Technology, number> => {
  const seat = seatOf(state, eyes ?? waitingFor(smartphone, state).at(-1) ?? state.seats[0]?.colour ?? 'green');
  return Object.fromEntries(
    technologies.map((technology) => [technology, costOfTechnology(state, seat, technology)]),
  ) as Record<Technology, number>;
};

/** VP that count only at the end, by seat (SE.1); none once they have been counted. */
export const vpAtEnd = (state: GameState): Partial<Record<Colour, number>> =>
  state.phase === 'over'
    ? {}
    : Object.fromEntries(finalStandings(state).map(({ colour, total, vp }) => [colour, total - vp]));

/** What the round has brought a seat so far. */
export const gainOf = (state: GameState, colour: Colour): number => {
  const income = seatOf(state, colour).income[state.round - 1];
  return income && state.phase !== 'over' ? income.sales + income.offBoard + income.control : 0;
};

/** Progress that a seat has left in a phase: of its turn, or of the whole phase before its turn has come. */
export function progressLeft(state: GameState, colour: Colour, phase: 'research' | 'logistics'): number {
  const { turn, order } = state;
  if (state.phase === phase && turn) {
    if (turn.seat === colour) return turn.progress;
    if (order.indexOf(colour) < order.indexOf(turn.seat)) return 0;
  }
  const isOpen = state.phase !== 'over' && phases.indexOf(state.phase) <= phases.indexOf(phase);
  return isOpen ? (seatOf(state, colour).tally?.[phase] ?? 0) : 0;
}

/** The seat that is spoken to: of the only person at the table, who has no name of their own. */
export const youOf = (
  setup: Seated,
  names: Record<Colour, string>,
  { play }: { play: { stage: { you: string } } },
): Colour | null => {
  const [me, ...others] = people(setup);
  return me && others.length === 0 && names[me] === play.stage.you ? me : null;
};

/** Names inside a sentence: “you”, not “You”. */
export const namesInside = (
  names: Record<Colour, string>,
  { play, board }: { play: { stage: { you: string } }; board: { you: string } },
): Record<Colour, string> =>
  Object.fromEntries(
    Object.entries(names).map(([seat, name]) => [seat, name === play.stage.you ? board.you : name]),
  ) as Record<Colour, string>;
