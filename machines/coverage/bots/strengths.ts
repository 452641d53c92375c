import type { ThinkOf } from '../../core/bots/think.ts';
import type { Action } from '../actions.ts';
import type { GameState } from '../state.ts';
import { because } from './because.ts';
import { randomAction } from './random.ts';
import { seenBy } from './seen.ts';
import { besideValuer, valuerAction } from './valuer.ts';

type CoverageThink = ThinkOf<GameState, Action>;

const random: CoverageThink = function* (state, seat, from) {
  const [action, next] = randomAction(seenBy(state, seat), from);
  if (action) yield { choice: { action, why: because('random') }, done: 1, of: 1, random: next };
};

const valuer: CoverageThink = function* (state, seat, from, _playouts, instead) {
  const choice = valuerAction(state, seat);
  const beside = instead && { instead: besideValuer(state, seat, choice.action, instead) };
  yield { choice, done: 1, of: 1, random: from, ...beside };
};

/** The computer players of Coverage by the name a set-up gives them, weakest first; saves hold these names. */
export const strengths: Readonly<Record<string, CoverageThink>> = { random, valuer };
