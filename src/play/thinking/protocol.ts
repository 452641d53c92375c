import type { Colour } from '@machines/core/seats.ts';
import type { Progress } from '@/workers/ask.ts';
import type { ComputerMove, GameTypes } from '../playable.ts';

/** What whoever thinks for the page is asked, and answers. All of it is plain data: it crosses into a worker. */

/** What a computer player would do. */
export interface Question<T extends GameTypes = GameTypes> {
  kind: 'decide';
  /** By the name a set-up gives it. */
  player: string;
  seat: Colour;
  /** The table as that seat sees it: what others keep secret is not in it. */
  seen: T['state'];
  /** The same position and random always get the same move. */
  random: number;
}

/** What a computer player would have done in place of these seats, in a game that is over. */
export interface Looking<T extends GameTypes = GameTypes> {
  kind: 'review';
  player: string;
  /** Where the game began. */
  start: T['state'];
  log: readonly T['action'][];
  seats: readonly Colour[];
}

/** What a turn of a seat has brought, beside what the player would have done in it. */
export interface Beside<T extends GameTypes = GameTypes> {
  kind: 'beside';
  player: string;
  seat: Colour;
  /** Where the game began. */
  start: T['state'];
  log: readonly T['action'][];
  /** The cursor at which the turn began, and the one as far as the log is the seat's own line. */
  from: number;
  to: number;
}

export type Task<T extends GameTypes = GameTypes> = Question<T> | Looking<T> | Beside<T>;

/** What a line of play brings a seat, by name: an amount, or a list of what it has got. */
export type Brought = Record<string, number | readonly string[]>;

/** Two lines from the same moment, both played on to the same end. */
export interface TwoLines<Action = GameTypes['action']> {
  advised: readonly ComputerMove<Action>[];
  own: Brought;
  other: Brought;
}

/** A decision of the game beside the advisor's. */
export interface Judged<Action = GameTypes['action']> {
  seat: Colour;
  /** The cursor of the log at which it was to be made. */
  move: number;
  round: number;
  phase: string;
  action: Action;
  /** What the advisor would have done, and why. */
  advised: ComputerMove<Action>;
  /** Whether it comes to the same choice. */
  same: boolean;
  /** By how much it fell short, as far as the advisor can tell. */
  short: number;
}

/** What becomes of a task of each kind. */
export interface Results<T extends GameTypes = GameTypes> {
  decide: ComputerMove<T['action']>;
  review: readonly Judged<T['action']>[];
  beside: TwoLines<T['action']>;
}
export type ResultOf<T extends GameTypes = GameTypes> = Results<T>[keyof Results];

/** One step of the work, and what would come of it if it ended here. */
export interface Step<Result> extends Progress {
  result: Result;
}

/** A game's computer players: works on a task step by step and looks at no clock. */
export interface Mind<T extends GameTypes = GameTypes> {
  work(task: Task<T>): Generator<Step<ResultOf<T>>, void>;
}
