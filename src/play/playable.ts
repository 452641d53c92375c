import type { GameModule } from '@machines/core/game.ts';
import type { News, Refusal } from '@machines/core/refusal.ts';
import type { Colour, SeatSetup } from '@machines/core/seats.ts';
import type { Reason } from '@machines/core/why.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { Mind } from './thinking/protocol.ts';
import type { WorkerLike } from './thinking/thinker.ts';

/** The kinds of things a game is made of, as far as the pages need to know them. */
export interface GameTypes {
  setup: { seed: number; seats: SeatSetup[] };
  state: { setup: { seats: SeatSetup[] }; phase: string; news: readonly News[] };
  action: { type: string; seat: Colour };
  snapshot: AnyMachineSnapshot;
  refusal: Refusal;
}

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
  chart: GameModule<T['setup'], T['snapshot'], T['action'], T['refusal']>;
  /** On plain functions: saves, links and the log. */
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
  /** Whether the seat that acts has to be alone with the screen. */
  actsInSecret(state: T['state']): boolean;
  /** Whether that seat plans at a desk of its own before anyone sees the result. */
  plansInSecret(state: T['state']): boolean;
  /** What of the news is worth stopping for before the game goes on. */
  worthShowing(news: readonly News[]): News[];
  /** How far back undo goes without branching; null bars it. */
  undoLimit(log: readonly T['action'][], state: T['state']): number | null;
  /** How many moves of a log anyone may see. */
  openMoves(setup: T['setup'], log: readonly T['action'][]): number;
  /** How far the game has come, for the list of games. */
  roundOf(state: T['state']): number;
}
