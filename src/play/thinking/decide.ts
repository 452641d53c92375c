import type { Think } from '@machines/bots/thinking.ts';
import type { ComputerMove, GameTypes } from '../playable.ts';
import type { Question, Step } from './protocol.ts';

/** A computer player at work on a question. */
export function* decideWith<T extends GameTypes>(
  think: Think<T['state'], T['action']>,
  { seen, seat, random }: Question<T>,
): Generator<Step<ComputerMove<T['action']>>, void> {
  for (const { choice, done, of } of think(seen, seat, random)) yield { done, of, result: choice };
}
