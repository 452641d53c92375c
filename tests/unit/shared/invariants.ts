import { isDeepStrictEqual } from 'node:util';

/** One step of a game, as the invariants look at it. */
export interface StepSeen<State, Action> {
  /** The game as it began. */
  first: State;
  before: State;
  action: Action;
  after: State;
  /** Every action so far, this one last. */
  log: readonly Action[];
}

/**
 * Something that holds after every step of every game, under any rulings. The property tests and the fuzzer ask the
 * same list. What is wrong is told in a line; nothing wrong is null.
 */
export interface Invariant<State, Action> {
  name: string;
  broken(step: StepSeen<State, Action>): string | null;
}

/** Null when both are the same, else what was found in place of what. */
export const unlike = (what: string, found: unknown, wanted: unknown): string | null =>
  isDeepStrictEqual(found, wanted) ? null : `${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`;

/** What is said when something does not hold. */
export const unless = (holds: boolean, otherwise: string): string | null => (holds ? null : otherwise);

export const firstOf = (found: Iterable<string | null>): string | null => {
  for (const each of found) if (each !== null) return each;
  return null;
};
