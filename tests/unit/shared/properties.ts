import { fc, test } from '@fast-check/vitest';
import type { GameTypes } from '@machines/core/game.ts';
import { expect } from 'vitest';
import { dice } from './dice.ts';
import type { GameUnderTest } from './game.ts';
import type { Invariant } from './invariants.ts';
import { playRandomly } from './play.ts';

/** What holds in every game of every kind. */

export const seeds = fc.integer({ min: 0, max: 100_000 });

export function gameProperties<T extends GameTypes>(
  game: GameUnderTest<T>,
  clause: RegExp,
  runs: { numRuns: number },
): void {
  test.prop([seeds], runs)('replaying the log gives the same state, in JSON too', (seed) => {
    const { state, log } = playRandomly(game, seed);
    const start = game.module.start(game.randomSetup(seed));
    const again = log.reduce((now, action) => game.module.step(now, action).state, start);
    expect(again).toEqual(state);
    expect(JSON.parse(JSON.stringify(again))).toEqual(again);
  });

  test.prop([seeds], runs)('a refused action leaves the very same state', (seed) => {
    const roll = dice(seed);
    let refused = 0;
    playRandomly(game, seed, (_before, _action, after) => {
      const result = game.module.step(after, game.junkAction(roll));
      if (result.ok) return;
      refused++;
      expect(result.state).toBe(after);
      expect(result.refusal.rule).toMatch(clause);
    });
    expect(refused).toBeGreaterThan(0);
  });
}

/** Each invariant in many random games. */
export function invariantTests<T extends GameTypes>(
  game: GameUnderTest<T>,
  invariants: readonly Invariant<T['state'], T['action']>[],
  runs: { numRuns: number },
): void {
  for (const { name, broken } of invariants)
    test.prop([seeds], runs)(name, (seed) => {
      const first = game.module.start(game.randomSetup(seed));
      const log: T['action'][] = [];
      playRandomly(game, seed, (before, action, after) => {
        log.push(action);
        expect(broken({ first, before, action, after, log })).toBeNull();
      });
    });
}
