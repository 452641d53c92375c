import { walker } from '@machines/core/rules.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { gameMachine } from '@machines/smartphone/machine.ts';
import { setUp } from '@machines/smartphone/rules/setup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { getMicrosteps, initialTransition } from 'xstate';
import { activeStates, wayId } from '@/charts/ids.ts';
import { stateOf, withDescendants } from '@/charts/model.ts';
import { playUntil } from '../play/kit.ts';
import { randomSetup } from '../smartphone/games.ts';
import { tableOf } from '../smartphone/kit.ts';
import { odd } from './kit.ts';

const walk = walker<GameState, Action>(gameMachine);
const taken = ({ steps }: ReturnType<typeof walk.take>) => steps.flatMap(({ ways: each }) => each.map(wayId));
const ways = new Map(
  withDescendants(stateOf(gameMachine.root)).flatMap((state) => state.ways.map((way) => [way.id, way])),
);

describe('the ways just taken', () => {
  test('the last plan shows all plans, and everything up to the first choice follows by itself', () => {
    const { setup, log } = playUntil(randomSetup(4), ({ phase }) => phase !== 'planning');
    const walked = log.reduce((before, action) => walk.take(before.snapshot, action), walk.start(setUp(setup)));
    expect(taken(walked).slice(0, 5)).toEqual([
      'game.round.planning.secret/plan/0',
      'game.round.planning.secret/always/0',
      'game.round.planning/done/0',
      'game.round.pricing/done/0',
      'game.round.production/done/0',
    ]);
  });

  test('through a whole game each step begins where the one before ended, and the last ends where the game is', () => {
    const { setup, log } = playUntil(randomSetup(5), () => false);
    let position = walk.start(setUp(setup)).snapshot;
    for (const action of log) {
      const { steps, snapshot } = walk.take(position, action);
      expect(steps).toHaveLength(getMicrosteps(gameMachine, position as never, action).length);
      let active = activeStates(position);
      for (const step of steps) {
        const [id = ''] = step.ways.map(wayId);
        const way = ways.get(id);
        expect(active, id).toContain(way?.from);
        expect(activeStates(step.snapshot), id).toContain(way?.to ?? way?.from);
        active = activeStates(step.snapshot);
      }
      expect(steps[0]?.ways[0]?.eventType).toBe(action.type);
      expect(active).toEqual(activeStates(snapshot));
      position = snapshot;
    }
    expect(activeStates(position)).toEqual(['game', 'game.over']);
  });

  test('an action that is refused takes none', () => {
    const { snapshot } = walk.rest(tableOf(), ['round', 'planning']);
    const refused = walk.take(snapshot, { type: 'endTurn', seat: 'green' });
    expect(refused.steps).toEqual([]);
    expect(refused.snapshot).toBe(snapshot);
  });

  test('works for any machine: entered anew, into a state inside, out of the chart', () => {
    const [start] = initialTransition(odd);
    const any = walker<unknown, { type: string }>(odd);
    const follow = (type: string) => taken(any.take(start as never, { type }) as never);
    expect(follow('undo')).toEqual(['odd.market/undo/0']);
    expect(follow('jump')).toEqual(['odd.market.bidding/jump/0', 'odd.market.building/done/0']);
    expect(follow('stop')).toEqual(['odd.market.bidding/stop/0']);
  });
});
