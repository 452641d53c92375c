import type { Action } from '../actions.ts';
import type { Phase } from '../names.ts';
import type { GameState } from '../state.ts';
import { settling, startPhase, step } from '../stepping.ts';
import { type Frame, framesOf, lastOf } from './frames.ts';

/** A position as a page is given it: the table before its phase begins, and what is played from there. */
export interface Laid {
  table: GameState;
  phase: Exclude<Phase, 'over'>;
  actions: Action[];
}

export interface Position {
  /** What happened by itself when the phase began, in order. */
  frames: Frame[];
  /** Where someone has to act, or the game is over. */
  state: GameState;
}

/** Begins the phase of a position and plays its actions, which are known to be legal. */
export function openLaid({ table, phase, actions }: Laid): Position {
  // A game that is being planned is laid out as it rests; every other phase begins now.
  const frames = framesOf(table, phase === 'planning' ? [] : settling(startPhase(table, phase)));
  const state = actions.reduce((now, action) => step(now, action).state, lastOf(frames, table));
  return { frames, state };
}
