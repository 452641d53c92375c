import { isDeepStrictEqual } from 'node:util';
import type { Vocabulary } from '@machines/core/chart.ts';
import { type GameTypes, isOver } from '@machines/core/game.ts';
import { type SnapshotOf, stateValue, walker } from '@machines/core/rules.ts';
import { describe, expect, test } from 'vitest';
import { type AnyStateNode, transition } from 'xstate';
import { nodesOf } from './charts.ts';
import { dice } from './dice.ts';
import type { GameUnderTest } from './game.ts';

/** XState and the compiled chart are two ways to run the same chart; nothing may tell them apart. */

const batch = 20;

/** Why the machine refuses, by itself: what is asked of every action, then the guard that its phase has for such an action. */
function refusedBy<State, Action extends { type: string }, R>(
  { common, guards }: Vocabulary<State, Action, R>,
  phase: AnyStateNode,
  state: State,
  action: Action,
): R | null {
  const way = nodesOf(phase).flatMap((node) => node.transitions.get(action.type) ?? [])[0];
  const refused = common(state, action, way !== undefined);
  if (refused || !way) return refused;
  return guards[String(way.guard)]?.(state, action as never) ?? null;
}

export function differentialTests<T extends GameTypes>(game: GameUnderTest<T>, games = 240): void {
  const { module, flow, chart, vocabulary, randomSetup, randomAction, junkAction } = game;
  const walk = walker<T['state'], T['action']>(chart.machine);
  const phaseOf = (state: T['state']): AnyStateNode =>
    chart.pathOf(state).reduce<AnyStateNode>((node, key) => node.states[key] as AnyStateNode, chart.machine.root);
  type Check = (same: boolean, what: string) => void;

  /** What a state passes through, without the steps that change nothing. */
  const changes = (before: T['state'], states: readonly T['state'][]): T['state'][] =>
    states.filter((state, at) => state !== (at === 0 ? before : states[at - 1]));

  function playBoth(seed: number, check: Check) {
    const setup = randomSetup(seed);
    const roll = dice(seed);
    let state = flow.start(module.setUp(setup));
    let { snapshot } = walk.start(module.setUp(setup));
    let random = seed;
    let steps = 0;
    let refused = 0;
    while (!isOver(state)) {
      const [legal, next] = randomAction(state, random);
      random = next;
      const action = roll.chance(30) ? junkAction(roll) : legal;
      if (!action) throw new Error(`nobody can act in game ${seed}, step ${steps}`);
      const where = `game ${seed}, step ${steps}, ${JSON.stringify(action)}`;
      const driven = flow.step(state, action);
      const charted = walk.take(snapshot, action);
      const { game: after } = charted.snapshot.context;
      check((charted.snapshot !== snapshot) === driven.ok, `verdict: ${where}`);
      check(isDeepStrictEqual(after, driven.state), `state: ${where}`);
      check(isDeepStrictEqual(charted.snapshot.value, stateValue(flow.path(driven.state))), `value: ${where}`);
      // A state that no step has led to is found in the same place, so its phase is the chart's.
      check(
        isDeepStrictEqual(stateValue(flow.path({ ...driven.state })), stateValue(flow.path(driven.state))),
        `phase: ${where}`,
      );
      if (driven.ok) {
        const passed = changes(
          state,
          charted.steps.map((each) => each.snapshot.context.game),
        );
        check(isDeepStrictEqual(passed, flow.microsteps(state, action)), `on the way: ${where}`);
        check(charted.snapshot.status === (isOver(driven.state) ? 'done' : 'active'), `end: ${where}`);
      } else {
        refused++;
        check(isDeepStrictEqual(driven.refusal, refusedBy(vocabulary, phaseOf(state), state, action)), `why: ${where}`);
      }
      state = driven.state;
      snapshot = charted.snapshot;
      steps++;
      if (steps > 10_000) throw new Error(`game ${seed} does not end`);
    }
    check(snapshot.status === 'done', `end: game ${seed}`);
    return refused;
  }

  describe('machine and compiled chart', () => {
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
        let snapshot: SnapshotOf<T['state']> = walk.start(module.setUp(randomSetup(seed))).snapshot;
        let random = seed;
        while (snapshot.status === 'active') {
          const [legal, next] = randomAction(snapshot.context.game, random);
          random = next;
          const action = roll.chance(20) ? junkAction(roll) : legal;
          if (!action) throw new Error('nobody can act');
          const [expected, actions] = transition(chart.machine, snapshot as never, action);
          const stepped = walk.take(snapshot, action).snapshot;
          expect(actions).toEqual([]);
          expect(stepped.value).toEqual(expected.value);
          expect(isDeepStrictEqual(stepped.context, expected.context)).toBe(true);
          snapshot = stepped;
        }
      }
    });

    test('a position that no log has led to rests where the game rested, in both ways', () => {
      let rested = 0;
      for (const seed of [2, 5, 7, 8, 11]) {
        let state = flow.start(module.setUp(randomSetup(seed)));
        for (let random = seed; !isOver(state); ) {
          const { snapshot } = walk.rest(state, chart.pathOf(state));
          expect(snapshot.value).toEqual(stateValue(flow.path(state)));
          expect(snapshot.context.game).toBe(state);
          const [action, next] = randomAction(state, random);
          random = next;
          if (!action) throw new Error('nobody can act');
          state = flow.step(state, action).state;
          rested++;
        }
        expect(walk.rest(state, chart.pathOf(state)).snapshot.status).toBe('done');
      }
      expect(rested).toBeGreaterThan(200);
    });
  });
}
