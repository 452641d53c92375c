import type { GameTypes, ModuleOf } from '@machines/core/game.ts';
import type { Parsed } from '@machines/core/parse.ts';
import type { News } from '@machines/core/refusal.ts';
import type { Charted, Opening, SnapshotOf } from '@machines/core/rules.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { Reason } from '@machines/core/why.ts';
import type { WorkerLike } from '@/workers/ask.ts';
import type { Mind } from './thinking/protocol.ts';

export type { GameTypes };

/** A snapshot of a game's machine. */
export type SnapshotIn<T extends GameTypes> = SnapshotOf<T['state']>;

/** What a computer player does, and why. The reason holds no language: whoever thinks it has none. */
export interface ComputerMove<Action> {
  action: Action;
  why: Reason;
}

/** What a game brings to the pages that play it besides its rules. */
export interface Playable<T extends GameTypes = GameTypes> {
  /** On its statechart: the game on the page. */
  chart: Charted<T['state'], T['action'], T['refusal']>;
  /** On its compiled chart: saves, links and the log. */
  rules: ModuleOf<T>;
  /** How a set-up opens on the chart; left out: as a new table. */
  opening?(setup: T['setup']): Opening<T['state'], T['action']>;
  /** What games need that begin at a position; fetched when there is one. */
  fromPositions(): Promise<FromPositions<T>>;
  /** The computer player that gives hints, and looks at the decisions of a game that is over. */
  advisor: string;
  /** Where its computer players think: in a worker, or where there can be none, loaded into the page. */
  thinking: { openWorker(): WorkerLike; loadMind(): Promise<Mind<T>> };
  /** Whether whoever acts sees on the screen what the others may not, besides what the chart says is secret. */
  hidesHands(state: T['state']): boolean;
  /** What of the news is told when the chart has passed a state that shows something. */
  captions(news: readonly News[]): News[];
  /** How far back undo goes without branching; null bars it. */
  undoLimit(log: readonly T['action'][], state: T['state']): number | null;
  /** The one thing that whoever acts can do, where there is nothing else; null where there is a choice. */
  forced?(state: T['state']): T['action'] | null;
  /** How a game that is over has ended, best first, for the list of games. */
  resultOf?(state: T['state']): { colour: Colour; place: number; total: number }[] | null;
  /** How far the game has come, for the list of games. */
  roundOf(state: T['state']): number;
}

/** Games that begin at a position. */
export interface FromPositions<T extends GameTypes = GameTypes> {
  play: Playable<T>;
  /** A position and moves from it, as a link has them, as the beginning of a game. */
  begin(value: unknown): Parsed<{ setup: T['setup']; log: T['action'][] }>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The game as a save needs it: one that began at a position brings more of the rules. */
export async function playableFor<T extends GameTypes>(playable: Playable<T>, save: unknown): Promise<Playable<T>> {
  const setup = isRecord(save) ? save['setup'] : null;
  const began = isRecord(setup) && setup['from'] !== undefined;
  return began ? (await playable.fromPositions()).play : playable;
}
