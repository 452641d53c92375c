import { refuse } from '@machines/coverage/flow.ts';
import { finalStandings } from '@machines/coverage/rules/ending.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { describe, expect, test } from 'vitest';
import {
  act,
  auction,
  bid,
  eachReading,
  edit,
  expand,
  expectRefused,
  finish,
  out,
  pass,
  play,
  position,
  seat,
  tableOf,
} from '../kit.ts';

const three = ['green', 'blue', 'red'] as const;

/** Green has one unissued share left and can sell it. */
const nearEnd = (rulings = {}) =>
  position({
    rulings,
    seats: [...three],
    players: { green: { shares: { green: 4 } }, blue: { shares: { blue: 4 } } },
    companies: { green: { unissued: 1 }, blue: { unissued: 1 } },
  });

describe('passing', () => {
  test('C6.1 a pass does nothing, and all in a row end the game at once', () => {
    const table = tableOf({ seats: [...three] });
    const two = play(table, pass('green'), pass('blue'));
    expect(two).toMatchObject({ phase: 'choosing', passes: 2, turn: { seat: 'red' } });
    expect(two.seats).toEqual(table.seats);
    expect(play(two, pass('red'))).toMatchObject({ phase: 'over', passes: 3 });
    expectRefused(play(two, pass('red')), pass('green'), 'C6.1', 'gameOver');
    expectRefused(table, pass('blue'), 'C2.7', 'notYourTurn');
    expect(refuse(table, pass('green'))).toBeNull();
    expect(refuse(play(table, auction('green')), out('green'))).toBeNull();
    expect(legalActions(play(two, pass('red')))).toEqual([]);
  });

  test('C6.1, C7.1 a game that is over says how it ended', () => {
    const counted = edit(play(nearEnd(), auction('green'), bid('green', 5), out('blue'), out('red')), (draft) => {
      if (draft.ending) draft.ending.turnsLeft = 1;
    });
    // Not everyone has passed: the last turn is over.
    const over = play(counted, pass('blue'));
    expect(over.phase).toBe('over');
    expectRefused(over, pass('red'), 'C7.1', 'gameOver');
  });

  test('C6.1 anything else in between starts the count again', () => {
    const state = play(
      tableOf({ seats: [...three] }),
      pass('green'),
      pass('blue'),
      act('red'),
      expand('red', '1,0'),
      pass('green'),
      pass('blue'),
    );
    expect(state).toMatchObject({ phase: 'choosing', passes: 2 });
  });
});

describe('the end', () => {
  test('C7.1 all others have one more turn, then a last round from the turn player: 2n − 1 turns', () => {
    const state = play(nearEnd(), auction('green'), bid('green', 5), out('blue'), out('red'));
    expect(state.ending).toEqual({ seat: 'green', companies: ['green'], turnsLeft: 5 });
    // Blue and red, then green, blue and red; nobody passes three times in a row.
    const order: string[] = [];
    let now = state;
    while (now.phase !== 'over') {
      const { seat: turn } = now.turn;
      order.push(turn);
      now =
        order.length === 3 ? play(now, act('green'), expand('green', '1,0'), finish('green')) : play(now, pass(turn));
    }
    expect(order).toEqual(['blue', 'red', 'green', 'blue', 'red']);
  });

  test('C7.1 the count goes by the turn player, even if another bought the share', () => {
    const state = play(nearEnd(), auction('green'), out('green'), bid('blue', 5), out('red'));
    expect(state.ending).toMatchObject({ seat: 'green', turnsLeft: 5 });
  });

  test('C7.2 net worth is cash and the value of issued shares; the highest wins', () => {
    const table = position({
      players: { green: { cash: 10, shares: { green: 2, blue: 1 } }, blue: { cash: 30, shares: { blue: 1 } } },
      towers: { '1,0': ['green', 3], '0,1': ['blue', 1] },
    });
    // Green: 10 + 2 × 8 + 6 = 32. Blue: 30 + 6 = 36.
    expect(finalStandings(table)).toEqual([
      { colour: 'blue', place: 1, cash: 30, shares: 6, total: 36 },
      { colour: 'green', place: 2, cash: 10, shares: 22, total: 32 },
    ]);
  });

  eachReading('worthTie', 'equal worth, different cash', (reading, { rulings }) => {
    const table = edit(tableOf({ rulings }), (draft) => {
      Object.assign(seat(draft, 'green'), { cash: 20, shares: { green: 2 } });
    });
    const places = play(table, pass('green'), pass('blue')).standings?.map(({ colour, place }) => [colour, place]);
    expect(places).toEqual(
      reading === 'shared'
        ? [
            ['green', 1],
            ['blue', 1],
          ]
        : [
            ['blue', 1],
            ['green', 2],
          ],
    );
  });

  eachReading('secondTrigger', 'a second company runs out', (reading, { rulings }) => {
    const first = play(nearEnd(rulings), auction('green'), bid('green', 5), out('blue'), out('red'));
    const second = play(first, auction('blue'), bid('blue', 5), out('red'), out('green'));
    expect(second.ending).toMatchObject(
      reading === 'nothing'
        ? { seat: 'green', companies: ['green'], turnsLeft: 4 }
        : { seat: 'blue', companies: ['green', 'blue'], turnsLeft: 5 },
    );
  });

  eachReading('secondTrigger', 'a second company runs out on the very last turn', (reading, { rulings }) => {
    const first = play(nearEnd(rulings), auction('green'), bid('green', 5), out('blue'), out('red'));
    const last = edit(first, (draft) => {
      if (draft.ending) draft.ending.turnsLeft = 1;
    });
    const second = play(last, auction('blue'), bid('blue', 5), out('red'), out('green'));
    expect(second.phase).toBe(reading === 'nothing' ? 'over' : 'choosing');
    expect(second.ending?.turnsLeft).toBe(reading === 'nothing' ? 1 : 5);
  });

  eachReading('passInEndGame', 'everyone passes while the last turns are counted', (reading, { rulings }) => {
    const state = play(nearEnd(rulings), auction('green'), bid('green', 5), out('blue'), out('red'));
    const passed = play(state, pass('blue'), pass('red'), pass('green'));
    expect(passed.phase).toBe(reading === 'ends' ? 'over' : 'choosing');
    if (reading === 'playedOut') expect(play(passed, pass('blue'), pass('red')).phase).toBe('over');
  });
});
