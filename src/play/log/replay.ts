import type { GameTypes, Playable } from '../playable.ts';

/** One action of the log with the positions on both sides of it. `move` is the cursor after it. */
export interface MomentBetween<T extends GameTypes> {
  move: number;
  action: T['action'];
  before: T['state'];
  state: T['state'];
}

export interface Replay<T extends GameTypes> {
  start: T['state'];
  moments: readonly MomentBetween<T>[];
}

/** Plays logs from their set-up. Every action of them has been accepted once, so a refusal is an error. */
export function replayer<T extends GameTypes>(rules: Playable<T>['rules']) {
  /** The last game replayed: a log that grows by one move is not played again from its start. */
  let held: { setup: T['setup']; replay: Replay<T> } | null = null;
  return (setup: T['setup'], log: readonly T['action'][]): Replay<T> => {
    const known = held?.setup === setup ? held.replay : { start: rules.start(setup), moments: [] };
    let same = 0;
    while (same < log.length && known.moments[same]?.action === log[same]) same++;
    const moments = known.moments.slice(0, same);
    let before = moments.at(-1)?.state ?? known.start;
    for (const action of log.slice(same)) {
      const stepped = rules.step(before, action);
      if (!stepped.ok) throw new Error(`The log breaks ${stepped.refusal.rule}.`);
      moments.push({ move: moments.length + 1, action, before, state: stepped.state });
      before = stepped.state;
    }
    held = { setup, replay: { start: known.start, moments } };
    return held.replay;
  };
}
