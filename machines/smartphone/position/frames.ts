import type { Action } from '../actions.ts';
import type { Phase } from '../names.ts';
import { apply } from '../rules/game.ts';
import type { NewsOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import { settling } from '../stepping.ts';

/** One step of a resolution: the table after it, and what was told in it. */
export interface Frame {
  state: GameState;
  news: NewsOf[];
}

/** States one after the other as frames: each tells what the one before had not told yet. */
export function framesOf(before: GameState, states: Iterable<GameState>): Frame[] {
  let told = before.news.length;
  return [...states].flatMap((state) => {
    const news = state.news.slice(told);
    told = state.news.length;
    return [{ state, news }];
  });
}

/** An action that is not refused, and everything that follows by itself, step by step. */
export function framesAfter(state: GameState, action: Action): Frame[] {
  const done = apply(state, action);
  return framesOf({ ...state, news: [] }, settling(done));
}

export const lastOf = (frames: readonly Frame[], otherwise: GameState): GameState => frames.at(-1)?.state ?? otherwise;

/** Nothing after the last step in this phase is looked at: the next round would clear the board. */
export const upTo = (frames: readonly Frame[], phase: Phase | null | undefined): Frame[] => {
  const last = phase ? frames.findLastIndex(({ state }) => state.phase === phase) : -1;
  return last < 0 ? [...frames] : frames.slice(0, last + 1);
};
