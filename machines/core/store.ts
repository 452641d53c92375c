import type { GameModule, Stepped } from './game.ts';
import type { Refusal } from './refusal.ts';

/** A game under way: its log, a cursor in it, and the position at the cursor. */
export interface Timeline<Position, Action> {
  log: readonly Action[];
  /** How many actions of the log have been played; less than all of them after an undo. */
  cursor: number;
  position: Position;
}

/**
 * Log and cursor. Undo moves the cursor; a new action after an undo drops what lay ahead.
 * Made for useSyncExternalStore: a timeline is replaced, never changed.
 */
export function createStore<Setup extends { seed: number }, Position, Action, R extends Refusal>(
  module: GameModule<Setup, Position, Action, R>,
  setup: Setup,
  log: readonly Action[] = [],
) {
  const positions: Position[] = [module.start(setup)];
  const listeners = new Set<() => void>();
  let timeline: Timeline<Position, Action> = { log: [], cursor: 0, position: positions[0] as Position };

  const show = (nextLog: readonly Action[], cursor: number) => {
    timeline = { log: nextLog, cursor, position: positions[cursor] as Position };
    for (const listener of listeners) listener();
  };

  /** Plays an action at the cursor, or answers why not and changes nothing. */
  const act = (action: Action): Stepped<Position, R> => {
    const stepped = module.step(timeline.position, action);
    if (!stepped.ok) return stepped;
    const kept = timeline.log.slice(0, timeline.cursor);
    positions.length = timeline.cursor + 1;
    positions.push(stepped.position);
    show([...kept, action], timeline.cursor + 1);
    return stepped;
  };

  /** Moves the cursor to any point of the log; past its ends it stops there. */
  const goTo = (cursor: number) => {
    const within = Math.min(timeline.log.length, Math.max(0, Math.trunc(cursor)));
    if (within !== timeline.cursor) show(timeline.log, within);
  };

  for (const action of log) {
    const stepped = act(action);
    if (!stepped.ok) throw new Error(`The log breaks ${stepped.refusal.rule}; open it with openSave.`);
  }

  return {
    setup,
    get: () => timeline,
    /** The position after so many moves of the log, for looking back without going there. */
    at: (move: number): Position =>
      positions[Math.min(positions.length - 1, Math.max(0, Math.trunc(move)))] as Position,
    act,
    goTo,
    undo: () => goTo(timeline.cursor - 1),
    redo: () => goTo(timeline.cursor + 1),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
