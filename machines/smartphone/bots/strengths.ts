import { because } from './because.ts';
import { randomFor } from './random.ts';
import { sharp } from './sharp/sharp.ts';
import { simpleAction } from './simple.ts';
import type { Think } from './think.ts';

const random: Think = function* (state, seat, from) {
  const [action, next] = randomFor(state, seat, from);
  if (action) yield { choice: { action, why: because('random') }, done: 1, of: 1, random: next };
};

const casual: Think = function* (state, seat, from) {
  const { action, why, random: next } = simpleAction(state, seat, from);
  yield { choice: { action, why }, done: 1, of: 1, random: next };
};

export interface Strength {
  /** The player's name in a set-up, and so in every save: it never changes. */
  id: string;
  /** Which word of the interface names it. */
  label: 'random' | 'casual' | 'sharp';
  think: Think;
}

/** The computer players, weakest first. Steve is not one of them: he follows the rules of his own chapter. */
export const strengths: readonly Strength[] = [
  { id: 'random', label: 'random', think: random },
  { id: 'simple', label: 'casual', think: casual },
  { id: 'sharp', label: 'sharp', think: sharp },
];

export const strengthOf = (id: string): Strength | undefined => strengths.find((strength) => strength.id === id);
