import { runner } from '../../core/position/run.ts';
import type { Action } from '../actions.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import { openPosition } from './build.ts';
import { actionOf } from './moves.ts';
import { playMoves } from './play.ts';
import type { Move, PositionSpec } from './schema.ts';

export const run = runner<GameState, Action, Move, RefusalOf, PositionSpec>({ openPosition, playMoves, actionOf });
