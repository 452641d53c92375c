import { createRules, type Entries, type Opening, type RulesOf } from '@machines/core/rules.ts';
import { type LoggedGame, type OpenResult, playSave } from '@machines/core/save.ts';
import { type Note, type Notes, notesUpTo, readNotes } from './log/notes.ts';
import { isComputer, playerOf, waitingFor } from './people.ts';
import type { GameTypes, Playable, SnapshotIn } from './playable.ts';

export type EntriesIn<T extends GameTypes> = Entries<T['state'], T['action']>;
type RulesIn<T extends GameTypes> = RulesOf<T['state'], T['action'], T['refusal']>;

/** A game on the page: its rules, running on the statechart, and who plays which seat. */
export interface SessionOf<T extends GameTypes = GameTypes> {
  game: Playable<T>;
  setup: T['setup'];
  subscribe: (listener: () => void) => () => void;
  /** Replaced, never changed, so that React can compare it. */
  get: () => MomentOf<T>;
  /** The moment after so many moves. */
  at: (move: number) => MomentOf<T>;
  /** Plays an action, or answers why not. What is noted of it is kept beside it. */
  act(action: T['action'], note?: Note): T['refusal'] | null;
  notes: () => Notes;
  goTo: (move: number) => void;
}

export interface MomentOf<T extends GameTypes = GameTypes> {
  log: readonly T['action'][];
  /** The whole log as it was played; what is told of it afterwards is read here, and nothing is played again. */
  entries: EntriesIn<T>;
  cursor: number;
  /** The last move with every step that followed from it. */
  entry: EntriesIn<T>[number];
  snapshot: SnapshotIn<T>;
  state: T['state'];
}

/** A game that runs already, as a session. */
function sessionOn<T extends GameTypes>(
  game: Playable<T>,
  setup: T['setup'],
  rules: RulesIn<T>,
  noted: Notes,
): SessionOf<T> {
  const logOf = (): readonly T['action'][] => rules.get().entries.flatMap(({ action }) => (action ? [action] : []));
  let { entries } = rules.get();
  let played = logOf();
  let notes = noted;
  const momentAt = (cursor: number): MomentOf<T> => {
    const entry = rules.at(cursor);
    return { log: played, entries, cursor, entry, snapshot: entry.snapshot, state: entry.snapshot.context.game };
  };
  let moment = momentAt(rules.get().cursor);
  return {
    game,
    setup,
    subscribe: rules.subscribe,
    get: () => {
      const now = rules.get();
      if (now.entries !== entries) {
        entries = now.entries;
        played = logOf();
      }
      if (moment.cursor !== now.cursor || moment.log !== played) moment = momentAt(now.cursor);
      return moment;
    },
    at: momentAt,
    act: (action, note) => {
      const before = notes;
      const { cursor } = rules.get();
      // Whoever hears of the move finds the note beside it.
      notes = { ...notesUpTo(notes, cursor), ...(note && { [cursor + 1]: note }) };
      const refusal = rules.act(action);
      if (refusal) notes = before;
      return refusal;
    },
    notes: () => notes,
    goTo: rules.goTo,
  };
}

const openingOf = <T extends GameTypes>(game: Playable<T>, setup: T['setup']): Opening<T['state'], T['action']> =>
  game.opening?.(setup) ?? { starts: game.rules.setUp(setup) };

export const createSession = <T extends GameTypes>(
  game: Playable<T>,
  setup: T['setup'],
  log: readonly T['action'][] = [],
  noted: Notes = {},
): SessionOf<T> =>
  sessionOn(
    game,
    setup,
    createRules<T['state'], T['action'], T['refusal']>(game.chart, { ...openingOf(game, setup), log }),
    noted,
  );

/** All that has been played in a session, what was undone too. */
export function loggedGame<T extends GameTypes>({ setup, get, at }: SessionOf<T>): LoggedGame<T> {
  const { log } = get();
  return { setup, log, end: at(log.length).state };
}

/** A game by its log, running. */
export interface RunningGame<T extends GameTypes> extends LoggedGame<T> {
  session: SessionOf<T>;
}

/** Opens a save on the statechart, which plays its log this once. What is noted of its moves may be anything. */
export function openSession<T extends GameTypes>(
  game: Playable<T>,
  save: unknown,
  noted?: unknown,
): OpenResult<RunningGame<T>> {
  const { game: opened, problems } = playSave(game.rules, save, (setup) =>
    createRules<T['state'], T['action'], T['refusal']>(game.chart, openingOf(game, setup)),
  );
  if (!opened) return { game: null, problems };
  const { setup, log, player } = opened;
  const session = sessionOn(game, setup, player, readNotes(noted, log.length));
  return { game: { ...loggedGame(session), session }, problems };
}

/** Whether a person has to decide at a moment; where only one move is legal, there is nothing to decide. */
const waitsForPerson = (session: SessionOf, move: number): boolean => {
  const { state } = session.at(move);
  const [seat] = waitingFor(session.game.rules, state);
  return seat !== undefined && !isComputer(playerOf(session.setup, seat)) && !session.game.forced?.(state);
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
