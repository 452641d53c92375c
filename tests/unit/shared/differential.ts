import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '@machines/core/refusal.ts';
import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { dice } from './dice.ts';
import type { GameUnderTest } from './game.ts';

/** The statechart and the driver are two ways to run the same rules; nothing may tell them apart. */

const batch = 20;

export function differentialTests<
  Setup extends { seed: number },
  State,
  Action extends { type: string },
  R extends Refusal,
  Snapshot extends { status: string; value: unknown; context: { game: State } },
>(game: GameUnderTest<Setup, State, Action, R, Snapshot>, games = 240): void {
  const { module, chart, machine, chartValue, randomSetup, randomAction, junkAction, isOver } = game;

  const advance = (snapshot: Snapshot, action: Action): Snapshot => chart.step(snapshot, action).position;

  function playBoth(seed: number, check: (same: boolean, what: string) => void) {
    const setup = randomSetup(seed);
    const roll = dice(seed);
    let state = module.start(setup);
    let snapshot = chart.start(setup);
    let random = seed;
    let steps = 0;
    let refused = 0;
    while (!isOver(state)) {
      const [legal, next] = randomAction(state, random);
      random = next;
      const action = roll.chance(30) ? junkAction(roll) : legal;
      if (!action) throw new Error(`nobody can act in game ${seed}, step ${steps}`);
      const driven = module.step(state, action);
      const charted = advance(snapshot, action);
      const where = `game ${seed}, step ${steps}, ${JSON.stringify(action)}`;
      check((charted !== snapshot) === driven.ok, `verdict: ${where}`);
      check(isDeepStrictEqual(charted.context.game, driven.position), `state: ${where}`);
      check(isDeepStrictEqual(charted.value, chartValue(driven.position)), `phase: ${where}`);
      state = driven.position;
      snapshot = charted;
      steps++;
      if (!driven.ok) refused++;
      if (steps > 10_000) throw new Error(`game ${seed} does not end`);
    }
    check(snapshot.status === 'done', `end: game ${seed}`);
    return refused;
  }

  describe('machine and driver', () => {
    for (let from = 0; from < games; from += batch)
      test(`games ${from} to ${from + batch - 1} end alike, step for step, with 30 % junk`, () => {
        const differences: string[] = [];
        let refused = 0;
        for (let seed = from; seed < from + batch; seed++)
          refused += playBoth(seed, (same, what) => {
            if (!same) differences.push(what);
          });
        expect(differences).toEqual([]);
        expect(refused).toBeGreaterThan(batch);
      });

    test('the stepper agrees with transition(), which also returns no action that would be dropped', () => {
      for (const seed of [3, 6, 9, 12]) {
        const roll = dice(seed);
        let snapshot = chart.start(randomSetup(seed));
        let random = seed;
        while (snapshot.status === 'active') {
          const [legal, next] = randomAction(snapshot.context.game, random);
          random = next;
          const action = roll.chance(20) ? junkAction(roll) : legal;
          if (!action) throw new Error('nobody can act');
          const [expected, actions] = transition(machine, snapshot as never, action as never);
          const stepped = advance(snapshot, action);
          expect(actions).toEqual([]);
          expect(stepped.value).toEqual(expected.value);
          expect(isDeepStrictEqual(stepped.context, expected.context)).toBe(true);
          snapshot = stepped;
        }
      }
    });
  });
}
