import type { Action } from '@machines/smartphone/actions.ts';
import { newGame, step } from '@machines/smartphone/driver.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';

/** One action of the log with the positions on both sides of it. `move` is the cursor after it. */
export interface Moment {
  move: number;
  action: Action;
  before: GameState;
  state: GameState;
}

export interface Replay {
  start: GameState;
  moments: readonly Moment[];
}

/** The last game replayed: a log that grows by one move is not played again from its start. */
let held: { setup: Setup; replay: Replay } | null = null;

/** Plays a log from its set-up. Every action of it has been accepted once, so a refusal is an error. */
export function replay(setup: Setup, log: readonly Action[]): Replay {
  const known = held?.setup === setup ? held.replay : { start: newGame(setup), moments: [] };
  let same = 0;
  while (same < log.length && known.moments[same]?.action === log[same]) same++;
  const moments = known.moments.slice(0, same);
  let before = moments.at(-1)?.state ?? known.start;
  for (const action of log.slice(same)) {
    const stepped = step(before, action);
    if (!stepped.ok) throw new Error(`The log breaks ${stepped.refusal.rule}.`);
    moments.push({ move: moments.length + 1, action, before, state: stepped.state });
    before = stepped.state;
  }
  held = { setup, replay: { start: known.start, moments } };
  return held.replay;
}
