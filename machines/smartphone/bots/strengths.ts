import type { steve } from '../rules/setup.ts';
import { because } from './because.ts';
import { casualAction } from './casual.ts';
import type { ComputerName } from './computerNames.ts';
import { randomFor } from './random.ts';
import { sharp } from './sharp/sharp.ts';
import type { Think } from './think.ts';

const random: Think = function* (state, seat, from) {
  const [action, next] = randomFor(state, seat, from);
  if (action) yield { choice: { action, why: because('random') }, done: 1, of: 1, random: next };
};

const casual: Think = function* (state, seat, from) {
  const { action, why, random: next } = casualAction(state, seat, from);
  yield { choice: { action, why }, done: 1, of: 1, random: next };
};

export interface Strength {
  id: Exclude<ComputerName, typeof steve>;
  think: Think;
}

/** The computer players, weakest first. Steve is not one of them: he follows the rules of his own chapter. */
export const strengths: readonly Strength[] = [
  { id: 'random', think: random },
  { id: 'casual', think: casual },
  { id: 'sharp', think: sharp },
];

export const strengthOf = (id: string): Strength | undefined => strengths.find((strength) => strength.id === id);
