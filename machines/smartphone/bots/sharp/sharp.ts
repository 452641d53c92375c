import { seenBy } from '../seen.ts';
import type { Think } from '../think.ts';
import { thinkPlan } from './plan.ts';
import { thinkTurn } from './turn.ts';

/** Rounds played out for a plan, if nothing else is asked for. */
const usualPlayouts = 128;

/**
 * The strongest computer player. It weighs every outcome a plan can have, guesses what the others will plan from what
 * is public about them, and plays the round out; later choices it plays out one by one.
 */
export const sharp: Think = (state, seat, random, playouts = usualPlayouts, instead) => {
  const seen = seenBy(state, seat);
  return seen.phase === 'planning'
    ? thinkPlan(seen, seat, random, playouts, instead)
    : thinkTurn(seen, seat, random, instead);
};
