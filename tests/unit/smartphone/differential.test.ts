import { isDeepStrictEqual } from 'node:util';
import { randomAction } from '@machines/bots/random.ts';
import { createStepper } from '@machines/core/stepper.ts';
import { newGame, step } from '@machines/smartphone/driver.ts';
import { gameMachine } from '@machines/smartphone/game.ts';
import { chartValue } from '@machines/smartphone/resting.ts';
import { setUp } from '@machines/smartphone/rules/setup.ts';
import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { dice, junkAction, randomSetup } from './games.ts';

/** The statechart and the driver are two ways to run the same rules; nothing may tell them apart. */

const games = 240;
const batch = 20;
const advance = createStepper(gameMachine);

function playBoth(seed: number, check: (same: boolean, what: string) => void) {
  const setup = randomSetup(seed);
  const roll = dice(seed);
  let state = newGame(setup);
  let [snapshot] = initialTransition(gameMachine, { game: setUp(setup) });
  let random = seed;
  let steps = 0;
  let refused = 0;
  while (state.phase !== 'over') {
    const [legal, next] = randomAction(state, random);
    random = next;
    const action = roll.chance(30) ? junkAction(roll) : legal;
    if (!action) throw new Error(`nobody can act in game ${seed}, ${state.phase}`);
    const driven = step(state, action);
    const charted = advance(snapshot, action);
    const where = `game ${seed}, step ${steps}, ${JSON.stringify(action)}`;
    check((charted !== snapshot) === driven.ok, `verdict: ${where}`);
    check(isDeepStrictEqual(charted.context.game, driven.state), `state: ${where}`);
    check(isDeepStrictEqual(charted.value, chartValue(driven.state)), `phase: ${where}`);
    state = driven.state;
    snapshot = charted;
    steps++;
    if (!driven.ok) refused++;
    if (steps > 5000) throw new Error(`game ${seed} does not end`);
  }
  check(snapshot.status === 'done', `end: game ${seed}`);
  return { steps, refused };
}

describe('machine and driver', () => {
  for (let from = 0; from < games; from += batch)
    test(`games ${from} to ${from + batch - 1} end alike, step for step, with 30 % junk`, () => {
      const differences: string[] = [];
      let refused = 0;
      for (let seed = from; seed < from + batch; seed++)
        refused += playBoth(seed, (same, what) => {
          if (!same) differences.push(what);
        }).refused;
      expect(differences).toEqual([]);
      expect(refused).toBeGreaterThan(batch);
    });

  test('the stepper agrees with transition(), which also returns no action that would be dropped', () => {
    for (const seed of [3, 6, 9, 12]) {
      const setup = randomSetup(seed);
      const roll = dice(seed);
      let [snapshot] = initialTransition(gameMachine, { game: setUp(setup) });
      let random = seed;
      while (snapshot.status === 'active') {
        const [legal, next] = randomAction(snapshot.context.game, random);
        random = next;
        const action = roll.chance(20) ? junkAction(roll) : legal;
        if (!action) throw new Error('nobody can act');
        const [expected, actions] = transition(gameMachine, snapshot, action);
        const stepped = advance(snapshot, action);
        expect(actions).toEqual([]);
        expect(stepped.value).toEqual(expected.value);
        expect(isDeepStrictEqual(stepped.context, expected.context)).toBe(true);
        snapshot = stepped;
      }
    }
  });
});
