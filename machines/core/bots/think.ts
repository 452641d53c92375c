import type { Colour } from '../seats.ts';
import type { ChoiceOf } from './choice.ts';

/** What another action comes to beside the choice. */
export interface Compared {
  /** Whether it is the same choice, or comes to the same. */
  same: boolean;
  /** How far it falls short: in VP, or dollars. An estimate; never below nothing. */
  short: number;
}

/** The best choice so far, and how much of the thinking is done. The reason for a plan is as secret as the plan. */
export interface ThoughtOf<A> {
  choice: ChoiceOf<A>;
  done: number;
  of: number;
  /** The random to think with next. */
  random: number;
  /** What the action that was asked about comes to. */
  instead?: Compared;
}

/**
 * A computer player, from what its seat may see. It thinks step by step, each ending in a thought that could be acted
 * on, so that whoever runs it can show how far it is and stop it; it looks at no clock. Played to its end the same
 * position, random and number of playouts always give the same choice.
 */
export type ThinkOf<S, A> = (
  state: S,
  seat: Colour,
  random: number,
  playouts?: number,
  /** An action to compare the choice with. */
  instead?: A,
) => Generator<ThoughtOf<A>, void>;

/**
 * Thinks until told to stop, or to the end; `stop` is asked after each step, so a worker can look at its clock and
 * report how far it is. Even when it is stopped at once there is a choice.
 */
export function decideUntil<A>(
  thoughts: Generator<ThoughtOf<A>, void>,
  stop: (thought: ThoughtOf<A>) => boolean,
): ThoughtOf<A> {
  let last: ThoughtOf<A> | null = null;
  for (const thought of thoughts) {
    last = thought;
    if (stop(thought)) break;
  }
  if (!last) throw new RangeError('There is nothing to decide.');
  return last;
}

/** Thinks to the end. */
export const decide = <S, A>(
  think: ThinkOf<S, A>,
  state: S,
  seat: Colour,
  random: number,
  playouts?: number,
): ThoughtOf<A> => decideUntil(think(state, seat, random, playouts), () => false);
