import { boardOf, hexesAround } from '@machines/coverage/rules/board.ts';
import { turned } from '@machines/coverage/rules/hexes.ts';
import { describe, expect, test } from 'vitest';
import { fork, tableOf } from '../kit.ts';

describe('the board', () => {
  test('C1.1 hexes are named by rows from the top and then from the left', () => {
    const { names } = boardOf(tableOf());
    // The row of the start: a mountain, the start, four hexes; below it three more.
    expect(Object.fromEntries(names)).toEqual({
      '-1,0': 'A1',
      '0,0': 'A2',
      '1,0': 'A3',
      '2,0': 'A4',
      '3,0': 'A5',
      '4,0': 'A6',
      '0,1': 'B1',
      '1,1': 'B2',
      '2,1': 'B3',
    });
  });

  test('C1.1 rows further down come later, whatever the order of the map, and after Z comes A again', () => {
    const rows = Array.from({ length: 28 }, (_, at): [number, number] => [1, 27 - at]);
    const tall = { ...fork, id: 'tall', standard: rows, cities: [], mountains: [] };
    const { names } = boardOf({ setup: { map: tall } });
    expect([names.get('0,0'), names.get('1,0'), names.get('1,1'), names.get('1,25')]).toEqual(['A1', 'A2', 'B1', 'Z1']);
    expect([names.get('1,26'), names.get('1,27')]).toEqual(['A1', 'B1']);
  });

  test('C1.1 hexes further left come first, whatever the order of the map', () => {
    const standard: [number, number][] = [3, -2, 1, -1, 2].map((q) => [q, 0]);
    const { names } = boardOf({ setup: { map: { ...fork, id: 'wide', standard, cities: [], mountains: [] } } });
    const row = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '3,0'];
    expect(row.map((hex) => names.get(hex))).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
  });

  test('C1.3 only what lies on the map is beside a hex', () => {
    expect(hexesAround(tableOf(), '4,0')).toEqual(['3,0']);
    expect(hexesAround(tableOf(), '0,0')).toEqual(['1,0', '0,1', '-1,0']);
    expect(hexesAround(tableOf(), '9,9')).toEqual([]);
  });

  test('C8.1 a map is turned about its own centre', () => {
    // One step east of the centre becomes one step south-east, then south-west.
    expect(turned([3, 5], [2, 5], 1)).toEqual([2, 6]);
    expect(turned([3, 5], [2, 5], 2)).toEqual([1, 6]);
    expect(turned([3, 5], [2, 5], 6)).toEqual([3, 5]);
  });
});
