import { goals, type TriedOf, type UnderOf } from '../../core/position/goal.ts';
import type { Action } from '../actions.ts';
import { step } from '../flow.ts';
import type { Colour } from '../names.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import { actingSeat } from '../rules/table.ts';
import type { GameState } from '../state.ts';
import { type Evidence, holds } from './checks.ts';
import { framesAfter } from './frames.ts';
import type { Check } from './spec.ts';

export type Under = UnderOf<GameState> & Pick<Evidence, 'actionOf'>;

const tryOne = goals<GameState, Action, RefusalOf, Check>({ step, framesAfter, holds });

/** What others do while a learner acts: in an auction they pass when they are asked. */
export function reply(state: GameState, learner: Colour): Action | null {
  const seat = actingSeat(state);
  return state.phase === 'auction' && seat && seat !== learner ? { type: 'passAuction', seat } : null;
}

/**
 * One action towards a goal. In an auction the others pass when they are asked: a step is about what the learner does,
 * and one in which they bid begins with their bid.
 */
export function tryFor(goal: readonly Check[], from: Under, action: Action): TriedOf<GameState, RefusalOf> {
  let tried = tryOne(goal, from, action);
  while (tried.kind === 'onTheWay') {
    const { frames, under } = tried;
    const answer = reply(under.state, action.seat);
    if (!answer) break;
    const next = tryOne(goal, under, answer);
    if (next.kind === 'refused') break;
    tried = { ...next, frames: [...frames, ...next.frames] };
  }
  return tried;
}
