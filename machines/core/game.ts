import type { Parsed } from './parse.ts';
import type { Refusal } from './refusal.ts';

export type Stepped<Position, R extends Refusal = Refusal> =
  | { ok: true; position: Position }
  | { ok: false; position: Position; refusal: R };

/**
 * What a game offers to everything that is the same for all games: saves, the log store, the command line.
 * A position is whatever the game steps: its state, or a machine's snapshot.
 */
export interface GameModule<Setup extends { seed: number }, Position, Action, R extends Refusal = Refusal> {
  id: string;
  /** Raised when the same log may now give another result; the reason goes into the changes file. */
  rulesVersion: number;
  /** The oldest version whose saves play today just as they were played; left out: this one. */
  sameSince?: number;
  parseSetup(value: unknown): Parsed<Setup>;
  /** The set-up under which a log of an older version of the rules is played as it was then. */
  asPlayed?(setup: Setup, rulesVersion: number): Setup;
  parseAction(value: unknown): Parsed<Action>;
  start(setup: Setup): Position;
  step(position: Position, action: Action): Stepped<Position, R>;
  sentence(refusal: R, setup: Setup): string;
}
