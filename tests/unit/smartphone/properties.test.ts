import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { playRandomly } from '../shared/play.ts';
import { gameProperties, invariantTests, seeds } from '../shared/properties.ts';
import { game, randomSetup } from './games.ts';
import { hiddenPlans, invariants } from './invariants.ts';

const runs = { numRuns: 40 };

describe('in every game', () => {
  invariantTests(game, invariants, runs);
  gameProperties(game, /^S/, runs);

  test.prop([seeds], runs)('S1.8 every plan but the last of a round is hidden for a while, and looked at', (seed) => {
    const first = game.module.start(game.randomSetup(seed));
    let hidden = 0;
    playRandomly(game, seed, (before, action, after) => {
      if (action.type !== 'plan' || after.phase !== 'planning') return;
      hidden++;
      // If anything else on the table depended on the plan, the check would say so.
      const leaked = { ...after, seats: after.seats.map((seat) => ({ ...seat, tally: null, vp: before.round * 100 })) };
      expect(hiddenPlans.broken({ first, before, action, after: leaked, log: [action] })).toMatch(/view/);
    });
    const people = randomSetup(seed).seats.filter(({ player }) => player !== 'steve').length;
    expect(hidden).toBe(people > 1 ? 5 * (people - 1) : 0);
  });
});
