import { step } from '@machines/smartphone/flow.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { randomPlan } from '@machines/smartphone/rules/planSpace.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { edit, tableOf } from '../smartphone/kit.ts';

/** Positions that look the same to green. */

/** Red has made a plan, a different one for each seed; blue has none yet. */
export function withHiddenPlan(seed: number): GameState {
  const table = tableOf({ seats: ['green', 'blue', 'red'] });
  const [plan] = randomPlan(planMeans(table, 'red'), seed);
  const stepped = step(table, { type: 'plan', seat: 'red', plan });
  if (!stepped.ok) throw new Error(stepped.refusal.rule);
  return stepped.state;
}

/** Another seed, another state of the random source, and the pile turned over. */
export const withOtherFuture = (table: GameState): GameState =>
  edit(table, (draft) => {
    draft.setup = { ...draft.setup, seed: 99 };
    draft.random = 12345;
    draft.pile = draft.pile.toReversed();
  });
