import type { AnyMachineSnapshot } from 'xstate';
import { waysFor } from './guard.ts';

/** What of the running rules is asked. */
interface Played {
  get(): { entries: readonly unknown[] };
  at(move: number): { snapshot: Pick<AnyMachineSnapshot, '_nodes'> };
}

/**
 * Where in a line that has been played a move is tried: at its end, unless the game is past such moves there and the
 * position that the line began with is not.
 */
export function triedAt(rules: Played, first: number, event: string): number {
  const last = rules.get().entries.length - 1;
  const hasPlace = (move: number) => waysFor(rules.at(move).snapshot, event).length > 0;
  return hasPlace(last) || !hasPlace(first) ? last : first;
}
