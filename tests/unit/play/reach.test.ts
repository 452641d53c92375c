import { solvePlans } from '@machines/smartphone/bots/solver/solve.ts';
import { planInMiddle } from '@machines/smartphone/desk.ts';
import { powersOf } from '@machines/smartphone/rules/lookup.ts';
import { refusePlan } from '@machines/smartphone/rules/plan.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { describe, expect, test } from 'vitest';
import { openSolver } from '@/games/smartphone/play/reach/solver.ts';
import { seat, tableOf } from '../smartphone/kit.ts';

describe('what a seat can reach', () => {
  const table = tableOf();
  const asked = { means: planMeans(table, 'green'), powers: powersOf(table, seat(table, 'green')) };
  const { outcomes } = solvePlans(asked.means, asked.powers);

  test('is worked out on the page where no worker can be started', async () => {
    expect(typeof Worker).toBe('undefined');
    const solver = await openSolver(asked);
    expect(solver.outcomes).toEqual(outcomes);
    const [first] = outcomes;
    if (!first) throw new Error('nothing can be reached');
    expect(refusePlan(asked.means, await solver.planFor(first))).toBeNull();
  });

  test('a plan comes to lie in the middle of the desk and stays the same plan', () => {
    const { planFor } = solvePlans(asked.means, asked.powers);
    for (const outcome of outcomes.filter((_, at) => at % 17 === 0)) {
      const plan = planFor(outcome);
      const laid = planInMiddle(plan);
      expect(refusePlan(asked.means, laid)).toBeNull();
      expect(laid.top.x - laid.bottom.x).toBe(plan.top.x - plan.bottom.x);
      expect(laid.top.y - laid.bottom.y).toBe(plan.top.y - plan.bottom.y);
      expect(Math.min(laid.top.x, laid.bottom.x)).toBeGreaterThan(0);
    }
  });
});
