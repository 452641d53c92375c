import { goals, type UnderOf } from '../../core/position/goal.ts';
import type { Action } from '../actions.ts';
import { step } from '../flow.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import { type Evidence, holds } from './checks.ts';
import { framesAfter } from './frames.ts';
import type { Check } from './spec.ts';

export type Under = UnderOf<GameState> & Pick<Evidence, 'actionOf'>;

export const tryFor = goals<GameState, Action, RefusalOf, Check>({ step, framesAfter, holds });
