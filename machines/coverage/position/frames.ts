import { type FrameOf, type LaidOf, type PlayedOf, type PositionOf, player } from '../../core/position/frames.ts';
import type { Action } from '../actions.ts';
import { microsteps, step } from '../flow.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';

export type Frame = FrameOf<GameState>;
export type Laid = LaidOf<GameState, Action>;
export type Position = PositionOf<GameState>;
export type Played = PlayedOf<GameState, Action, RefusalOf>;

export const { framesAfter, playMoves, playActions } = player<GameState, Action, RefusalOf>({ microsteps, step });

/** Plays the actions of a position, which are known to be legal. Nothing happens by itself where someone has to act. */
export const openLaid = ({ table, actions }: Laid): Position => ({
  frames: [],
  state: actions.reduce((now, action) => step(now, action).state, table),
});
