import type { PlayingOf } from '../../core/game.ts';
import { type LaidOf, type PositionOf, player } from '../../core/position/frames.ts';
import { goals, type TriedOf, type UnderOf } from '../../core/position/goal.ts';
import type { Action } from '../actions.ts';
import { microsteps, step } from '../flow.ts';
import type { Colour } from '../names.ts';
import { actingSeat } from '../rules/lookup.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import type { Coverage } from '../types.ts';
import { type Evidence, holds, unmetOf } from './checks.ts';
import type { Check } from './schema.ts';

/** Playing from a position that was laid out already, as pages do. */

export type Laid = LaidOf<GameState, Action>;
export type Position = PositionOf<GameState>;
export type Under = UnderOf<GameState> & Pick<Evidence, 'actionOf'>;

export const { framesAfter, playMoves, playActions } = /* @__PURE__ */ player<GameState, Action, RefusalOf>({
  microsteps,
  step,
});

/** Plays the actions of a position, which are known to be legal. Nothing happens by itself where someone has to act. */
export const openLaid = ({ state, actions }: Laid): Position => ({
  frames: [],
  state: actions.reduce((now, action) => step(now, action).state, state),
});

const tryOne = /* @__PURE__ */ goals<GameState, Action, RefusalOf, Check>({ step, framesAfter, holds });

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

export const playing: PlayingOf<Coverage> = { openLaid, framesAfter, playActions, tryFor, unmetOf };
