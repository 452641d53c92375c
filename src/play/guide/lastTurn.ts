import type { Colour } from '@machines/core/seats.ts';
import type { GameTypes } from '../playable.ts';
import type { SessionOf } from '../session.ts';

/** A turn of a seat in the log: the cursor before its first move, and the one at which the turn was over. */
export interface PastTurn {
  from: number;
  to: number;
}

/**
 * The last turn that a seat has finished before a moment; null when it has not had one. `turnOf` names the turn that a
 * state belongs to.
 */
export function lastTurn<T extends GameTypes>(
  session: SessionOf<T>,
  seat: Colour,
  cursor: number,
  turnOf: (state: T['state']) => string,
): PastTurn | null {
  const { log } = session.get();
  const turnAt = (move: number): string => turnOf(session.at(move).state);
  const now = turnAt(cursor);
  let to = cursor;
  while (to > 0 && (log[to - 1]?.seat !== seat || turnAt(to - 1) === now)) to--;
  if (to === 0) return null;
  const turn = turnAt(to - 1);
  let from = to - 1;
  while (from > 0 && turnAt(from - 1) === turn) from--;
  // Others may have had the last word in it, as in an auction.
  while (to < cursor && turnAt(to) === turn) to++;
  // Or the first.
  while (log[from]?.seat !== seat) from++;
  return { from, to };
}
