import { framesOf, lastOf } from '../../core/position/frames.ts';
import { entering, step } from '../flow.ts';
import type { Laid, Position } from './frames.ts';

export type { Laid, Position } from './frames.ts';

/** Begins the phase of a position and plays its actions, which are known to be legal. */
export function openLaid({ table, phase, actions }: Laid): Position {
  // A game that is being planned is laid out as it rests; every other phase begins now.
  const frames = framesOf(table, phase === 'planning' ? [] : entering(table, phase));
  const state = actions.reduce((now, action) => step(now, action).state, lastOf(frames, table));
  return { frames, state };
}
