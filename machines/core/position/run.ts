import type { StepOf } from '../compile.ts';
import type { Refusal } from '../refusal.ts';
import { PositionError } from './error.ts';
import { type FrameOf, lastOf, type PlayedOf, type PositionOf, type Telling, upTo } from './frames.ts';

type ReadMove<State, Action, Move> = (state: State, move: Move, place?: string) => Action;

/** Moves as actions, each in the position the one before has led to; one that is refused is an error. */
export const moveReader =
  <State, Action, Move, R extends Refusal>(
    step: (state: State, action: Action) => StepOf<State, R>,
    actionOf: ReadMove<State, Action, Move>,
    sentenceIn: (state: State, refusal: R) => string,
  ) =>
  (start: State, moves: readonly Move[], place = 'moves'): Action[] => {
    let state = start;
    return moves.map((move, n) => {
      const action = actionOf(state, move, `${place}[${n}]`);
      const stepped = step(state, action);
      if (!stepped.ok)
        throw new PositionError(
          `${place}[${n}]`,
          `${stepped.refusal.rule} refuses it: ${sentenceIn(state, stepped.refusal)}`,
        );
      state = stepped.state;
      return action;
    });
  };

/** Moves played from a position, as far as the rules let them. */
export interface RunOf<State extends Telling, Action, Move, R extends Refusal> extends PlayedOf<State, Action, R> {
  /** Where the moves begin. */
  start: State;
  /** Everything told from the position's beginning on. */
  news: State['news'][number][];
  /** For checks on moves that are written in notes. */
  actionOf: ReadMove<State, Action, Move>;
}

interface Game<State extends Telling, Action, Move, R extends Refusal, Spec> {
  openPosition: (spec: Spec) => PositionOf<State>;
  playMoves: (
    position: PositionOf<State>,
    moves: readonly Move[],
    read: (state: State, move: Move, n: number) => Action,
  ) => PlayedOf<State, Action, R>;
  actionOf: ReadMove<State, Action, Move>;
}

/** Plays moves from a position. A position whose phase is automatic resolves by itself. */
export const runner =
  <State extends Telling, Action, Move, R extends Refusal, Spec>({
    openPosition,
    playMoves,
    actionOf,
  }: Game<State, Action, Move, R, Spec>) =>
  (spec: Spec, moves: readonly Move[] = [], until?: string): RunOf<State, Action, Move, R> => {
    const position = openPosition(spec);
    const played = playMoves(position, moves, (state, move, n) => actionOf(state, move, `moves[${n}]`));
    const seen: FrameOf<State>[] = upTo(played.frames, until);
    return {
      ...played,
      start: position.state,
      frames: seen,
      state: lastOf(seen, played.state),
      news: seen.flatMap(({ news }) => news),
      actionOf,
    };
  };
