import type { StepOf } from '../compile.ts';
import type { News, Refusal } from '../refusal.ts';

/** A game's state as far as a resolution looks at it. */
export interface Telling {
  phase: string;
  news: readonly News[];
}

/** One step of a resolution: the table after it, and what was told in it. */
export interface FrameOf<State extends Telling> {
  state: State;
  news: State['news'][number][];
}

/** A position as a page is given it: the table before its phase begins, and what is played from there. */
export interface LaidOf<State extends Telling, Action> {
  state: State;
  phase: Exclude<State['phase'], 'over'>;
  actions: Action[];
}

export interface PositionOf<State extends Telling> {
  /** What happened by itself when the phase began, in order. */
  frames: FrameOf<State>[];
  /** Where someone has to act, or the game is over. */
  state: State;
}

/** What was played from a position, as far as the rules let it. */
export interface PlayedOf<State extends Telling, Action, R extends Refusal> extends PositionOf<State> {
  /** Everything that was tried, the refused one last. */
  actions: Action[];
  /** The move that was refused, and by what; null when all were played. */
  refused: { move: number; refusal: R } | null;
}

/** States one after the other as frames: each tells what the one before had not told yet. */
export function framesOf<State extends Telling>(before: State, states: Iterable<State>): FrameOf<State>[] {
  let told = before.news.length;
  return [...states].flatMap((state) => {
    const news = state.news.slice(told);
    told = state.news.length;
    return [{ state, news }];
  });
}

export const lastOf = <State extends Telling>(frames: readonly FrameOf<State>[], otherwise: State): State =>
  frames.at(-1)?.state ?? otherwise;

/** Nothing after the last step in this phase is looked at: what follows may clear the board. */
export const upTo = <State extends Telling>(
  frames: readonly FrameOf<State>[],
  phase: string | null | undefined,
): FrameOf<State>[] => {
  const last = phase ? frames.findLastIndex(({ state }) => state.phase === phase) : -1;
  return last < 0 ? [...frames] : frames.slice(0, last + 1);
};

/** The rules of a game as far as something is played by them step by step. */
export interface Stepping<State, Action, R extends Refusal> {
  step: (state: State, action: Action) => StepOf<State, R>;
  /** An action that is not refused: the state after it, and every one it passes through by itself. */
  microsteps: (state: State, action: Action) => State[];
}

/** Plays a game's actions as frames. */
export function player<State extends Telling, Action, R extends Refusal>({
  step,
  microsteps,
}: Stepping<State, Action, R>) {
  /** An action that is not refused, and everything that follows by itself, step by step. */
  const framesAfter = (state: State, action: Action): FrameOf<State>[] =>
    framesOf({ ...state, news: [] }, microsteps(state, action));

  /** Plays moves one after the other; the first that is refused ends it. */
  function playMoves<M>(
    { frames: opening, state: start }: PositionOf<State>,
    moves: readonly M[],
    read: (state: State, move: M, n: number) => Action,
  ): PlayedOf<State, Action, R> {
    const played: PlayedOf<State, Action, R> = { frames: [...opening], state: start, actions: [], refused: null };
    for (const [n, move] of moves.entries()) {
      const action = read(played.state, move, n);
      const stepped = step(played.state, action);
      played.actions.push(action);
      if (!stepped.ok) return { ...played, refused: { move: n, refusal: stepped.refusal } };
      played.frames.push(...framesAfter(played.state, action));
      played.state = stepped.state;
    }
    return played;
  }

  /** The same with moves that have been read already. */
  const playActions = (position: PositionOf<State>, actions: readonly Action[]): PlayedOf<State, Action, R> =>
    playMoves(position, actions, (_, action) => action);

  return { framesAfter, playMoves, playActions };
}

interface Standing<State> {
  snapshot: { context: { game: State } };
}

/** A move as it was played on the chart: the state it came to rest in, and those on the way. */
export interface PlayedMove<State, Action> extends Standing<State> {
  action: Action | null;
  steps: readonly Standing<State>[];
}
