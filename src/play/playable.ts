import type { GameModule } from '@machines/core/game.ts';
import type { News, Refusal } from '@machines/core/refusal.ts';
import type { Charted, SnapshotOf } from '@machines/core/rules.ts';
import type { Colour, SeatSetup } from '@machines/core/seats.ts';
import type { Reason } from '@machines/core/why.ts';
import type { Mind } from './thinking/protocol.ts';
import type { WorkerLike } from './thinking/thinker.ts';

/** The kinds of things a game is made of, as far as the pages need to know them. */
export interface GameTypes {
  setup: { seed: number; seats: SeatSetup[] };
  state: { setup: { seats: SeatSetup[] }; phase: string; news: readonly News[] };
  action: { type: string; seat: Colour };
  refusal: Refusal;
}

/** A snapshot of a game's machine. */
export type SnapshotIn<T extends GameTypes> = SnapshotOf<T['state']>;

/** What a computer player does, and why. The reason holds no language: whoever thinks it has none. */
export interface ComputerMove<Action> {
  action: Action;
  why: Reason;
}

/**
 * What a game brings to the pages that play it. Sessions, the flow around them, saves, links, files and the log ask
 * this and nothing else, so that another game is one more of these.
 */
export interface Playable<T extends GameTypes = GameTypes> {
  /** On its statechart: the game on the page. */
  chart: Charted<T['setup'], T['state'], T['action'], T['refusal']>;
  /** On its compiled chart: saves, links and the log. */
  rules: GameModule<T['setup'], T['state'], T['action'], T['refusal']>;
  /** Seats that have to act now, computers first: they need no screen. */
  waitingFor(state: T['state']): Colour[];
  /** The table as one seat sees it. Whoever decides or advises for that seat is given this and nothing else. */
  seenBy(state: T['state'], seat: Colour): T['state'];
  /** The computer player that gives hints, and looks at the decisions of a game that is over. */
  advisor: string;
  /** Where its computer players think: in a worker, or where there can be none, loaded into the page. */
  thinking: { openWorker(): WorkerLike; loadMind(): Promise<Mind<T>> };
  /** A reason as a sentence. */
  whyWords(why: Reason, setup: T['setup']): string;
  /** Whether whoever acts sees on the screen what the others may not, besides what the chart says is secret. */
  hidesHands(state: T['state']): boolean;
  /** What of the news is told when the chart has passed a state that shows something. */
  captions(news: readonly News[]): News[];
  /** How far back undo goes without branching; null bars it. */
  undoLimit(log: readonly T['action'][], state: T['state']): number | null;
  /** How many moves of a log anyone may see. */
  openMoves(setup: T['setup'], log: readonly T['action'][]): number;
  /** The one thing that whoever acts can do, where there is nothing else; null where there is a choice. */
  forced?(state: T['state']): T['action'] | null;
  /** How a game that is over has ended, best first, for the list of games. */
  resultOf?(state: T['state']): { colour: Colour; place: number; total: number }[] | null;
  /** How far the game has come, for the list of games. */
  roundOf(state: T['state']): number;
}
