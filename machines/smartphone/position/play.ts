import type { PlayingOf } from '../../core/game.ts';
import { framesOf, type LaidOf, lastOf, type PositionOf, player } from '../../core/position/frames.ts';
import { goals } from '../../core/position/goal.ts';
import type { Action } from '../actions.ts';
import { entering, microsteps, step } from '../flow.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import type { Smartphone } from '../types.ts';
import { holds, unmetOf } from './checks.ts';
import type { Check } from './schema.ts';

/** Playing from a position that was laid out already, as pages do. */

export type Laid = LaidOf<GameState, Action>;
export type Position = PositionOf<GameState>;

export const { framesAfter, playMoves, playActions } = /* @__PURE__ */ player<GameState, Action, RefusalOf>({
  microsteps,
  step,
});

export const tryFor = /* @__PURE__ */ goals<GameState, Action, RefusalOf, Check>({ step, framesAfter, holds });

/** Begins the phase of a position and plays its actions, which are known to be legal. */
export function openLaid({ state: laid, phase, actions }: Laid): Position {
  // A game that is being planned is laid out as it rests; every other phase begins now.
  const frames = framesOf(laid, phase === 'planning' ? [] : entering(laid, phase));
  const state = actions.reduce((now, action) => step(now, action).state, lastOf(frames, laid));
  return { frames, state };
}

export const playing: PlayingOf<Smartphone> = { openLaid, framesAfter, playActions, tryFor, unmetOf };
