import { createTracer } from '@machines/core/tracer.ts';
import { gameMachine, phaseMachines } from '@machines/smartphone/game.ts';
import { smartphoneChart } from '@machines/smartphone/module.ts';
import { describe, expect, test } from 'vitest';
import { getMicrosteps, initialTransition } from 'xstate';
import { activeStates, seenFrom, wayId } from '@/charts/ids.ts';
import { stateOf, within } from '@/charts/model.ts';
import { playUntil } from '../play/kit.ts';
import { randomSetup } from '../smartphone/games.ts';
import { showing, tableOf } from '../smartphone/kit.ts';
import { odd } from './kit.ts';

const trace = createTracer(gameMachine);
const ways = new Map(within(stateOf(gameMachine.root)).flatMap((state) => state.ways.map((way) => [way.id, way])));

describe('the ways just taken', () => {
  test('the last plan shows all plans, and everything up to the first choice follows by itself', () => {
    const { setup, log } = playUntil(randomSetup(4), ({ phase }) => phase !== 'planning');
    const positions = [smartphoneChart.start(setup)];
    for (const action of log) {
      const stepped = smartphoneChart.step(positions.at(-1) as never, action);
      positions.push(stepped.position);
    }
    const before = positions.at(-2);
    const last = log.at(-1);
    if (!before || !last) throw new Error('nobody planned');
    expect(trace(before, last).map(wayId).slice(0, 5)).toEqual([
      'game.round.planning.secret/plan/0',
      'game.round.planning.secret/always/0',
      'game.round.planning/done/0',
      'game.round.pricing/done/0',
      'game.round.production/done/0',
    ]);
  });

  test('through a whole game each step begins where the one before ended, and the last ends where the game is', () => {
    const { setup, log } = playUntil(randomSetup(5), () => false);
    let position = smartphoneChart.start(setup);
    for (const action of log) {
      const steps = getMicrosteps(gameMachine, position, action);
      const taken = trace(position, action).map(wayId);
      expect(taken).toHaveLength(steps.length);
      let active = activeStates(position);
      for (const [at, [after]] of steps.entries()) {
        const way = ways.get(taken[at] ?? '');
        expect(active, taken[at]).toContain(way?.from);
        expect(activeStates(after), taken[at]).toContain(way?.to ?? way?.from);
        active = activeStates(after);
      }
      const stepped = smartphoneChart.step(position, action);
      expect(ways.get(taken[0] ?? '')?.event).toBe(action.type);
      expect(active).toEqual(activeStates(stepped.position));
      position = stepped.position;
    }
    expect(activeStates(position)).toEqual(['game', 'game.over']);
  });

  test('an action that is refused takes none', () => {
    const [start] = initialTransition(gameMachine, { game: tableOf() });
    expect(trace(start, { type: 'endTurn', seat: 'green' })).toEqual([]);
  });

  test('works for any machine: entered anew, into a state inside, out of the chart', () => {
    const [start] = initialTransition(odd);
    const follow = createTracer(odd);
    expect(follow(start, { type: 'undo' }).map(wayId)).toEqual(['odd.market/undo/0']);
    expect(follow(start, { type: 'jump' }).map(wayId)).toEqual([
      'odd.market.bidding/jump/0',
      'odd.market.building/done/0',
    ]);
    expect(follow(start, { type: 'stop' }).map(wayId)).toEqual(['odd.market.bidding/stop/0']);
  });
});

test('a phase that runs alone is shown in the drawing of the game', () => {
  const [alone] = initialTransition(phaseMachines.sale, { game: showing(tableOf(), {}) });
  const seen = seenFrom(activeStates(alone), 'sale', 'game.round.sale');
  expect(seen[0]).toBe('game.round.sale');
  const known = within(stateOf(gameMachine.root)).map(({ id }) => id);
  expect(seen.filter((id) => !known.includes(id))).toEqual([]);
  expect(seenFrom(['sale.next/always/0', 'sales.other'], 'sale', 'game.round.sale')).toEqual([
    'game.round.sale.next/always/0',
    'sales.other',
  ]);
});
