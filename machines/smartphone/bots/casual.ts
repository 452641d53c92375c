import type { Colour } from '../names.ts';
import { seatOf } from '../rules/lookup.ts';
import type { GameState } from '../state.ts';
import { choosePlan } from './planning.ts';
import { seenBy } from './seen.ts';
import { soundChoice } from './sound.ts';
import type { Choice } from './think.ts';

/**
 * The casual computer player: sound choices, one phase at a time, from what its seat may see.
 * The same position and the same `random` always give the same action.
 */
export function casualAction(state: GameState, seat: Colour, random: number): Choice & { random: number } {
  const seen = seenBy(state, seat);
  const own = seatOf(seen, seat);
  if (seen.phase === 'planning') return choosePlan(seen, own, random);
  return { ...soundChoice(seen, own), random };
}
