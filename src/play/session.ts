import type { Stepped } from '@machines/core/game.ts';
import { createStore } from '@machines/core/store.ts';
import { isComputer, playerOf } from './people.ts';
import type { GameTypes, Playable } from './playable.ts';

/** A game on the page: the log store on the statechart, and who plays which seat. */
export interface SessionOf<T extends GameTypes = GameTypes> {
  game: Playable<T>;
  setup: T['setup'];
  subscribe: (listener: () => void) => () => void;
  /** Replaced, never changed, so that React can compare it. */
  get: () => MomentOf<T>;
  /** The moment after so many moves. */
  at: (move: number) => MomentOf<T>;
  act(action: T['action']): Stepped<T['snapshot'], T['refusal']>;
  goTo: (move: number) => void;
}

export interface MomentOf<T extends GameTypes = GameTypes> {
  log: readonly T['action'][];
  cursor: number;
  snapshot: T['snapshot'];
  state: T['state'];
}

export function createSession<T extends GameTypes>(
  game: Playable<T>,
  setup: T['setup'],
  log: readonly T['action'][] = [],
): SessionOf<T> {
  const store = createStore(game.chart, setup, log);
  const momentOf = (cursor: number, snapshot: T['snapshot']): MomentOf<T> => ({
    log: store.get().log,
    cursor,
    snapshot,
    state: snapshot.context.game,
  });
  let shown = store.get();
  let moment = momentOf(shown.cursor, shown.position);
  return {
    game,
    setup,
    subscribe: store.subscribe,
    get: () => {
      const now = store.get();
      if (now !== shown) {
        shown = now;
        moment = momentOf(now.cursor, now.position);
      }
      return moment;
    },
    at: (move) => momentOf(move, store.at(move)),
    act: store.act,
    goTo: store.goTo,
  };
}

/** Whether a person has to decide at a moment. */
const waitsForPerson = (session: SessionOf, move: number): boolean => {
  const [seat] = session.game.waitingFor(session.at(move).state);
  return seat !== undefined && !isComputer(playerOf(session.setup, seat));
};

/** The moment an undo goes to: the last one before this where a person had to decide. */
export function undoTarget(session: SessionOf): number | null {
  const { cursor, log, state } = session.get();
  const limit = session.game.undoLimit(log.slice(0, cursor), state);
  if (limit === null) return null;
  for (let move = cursor - 1; move >= limit; move--) if (waitsForPerson(session, move)) return move;
  return null;
}

export function redoTarget(session: SessionOf): number | null {
  const { cursor, log } = session.get();
  for (let move = cursor + 1; move <= log.length; move++)
    if (move === log.length || waitsForPerson(session, move)) return move;
  return null;
}
