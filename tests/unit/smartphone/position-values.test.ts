import { layOut, openPosition } from '@machines/smartphone/position/build.ts';
import { unmet } from '@machines/smartphone/position/checks.ts';
import type { PositionSpec } from '@machines/smartphone/position/schema.ts';
import { checkSchema, positionSchema } from '@machines/smartphone/position/schema.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { describe, expect, test } from 'vitest';

const open = (spec: PositionSpec) => openPosition(positionSchema.parse(spec)).state;

describe('what a position may print otherwise, and what a check may ask of a region', () => {
  test('S5.2 another cost holds with the patent and is 1 less without; the rest stay as printed', () => {
    const { technologies } = componentsOf(open({ phase: 'planning', costs: { 'Li-ion': 3 } }));
    expect(technologies['Li-ion']).toEqual({ costWithPatent: 3, costAfterPatent: 2, patentVp: 8 });
    expect(technologies.Gamepad.costWithPatent).toBe(4);
  });

  test('a technology costs 2 or more with its patent', () => {
    expect(positionSchema.safeParse({ phase: 'planning', costs: { GPS: 1 } }).success).toBe(false);
  });

  test('S0.5 a check sees whether a retailer lies in a region', () => {
    const evidence = { state: open({ phase: 'planning' }), news: [] };
    const asked = (region: string, retailer: boolean) => unmet(evidence, checkSchema.parse({ region, retailer }));
    expect(asked('China', true)).toEqual([]);
    expect(asked('Europe', false)).toEqual([]);
    expect(asked('Europe', true)).toEqual([{ what: 'Europe.retailer', wanted: true, found: false }]);
    expect(unmet(evidence, checkSchema.parse({ region: 'China' }))).toEqual([]);
  });

  test('S0.2 a second improvement like the starting one is another piece', () => {
    const { improvements } = layOut({
      phase: 'planning',
      seats: ['green', 'yellow'],
      table: { yellow: { improvements: ['goodsPriceDown+logistics', 'logistics+goodsPriceDown'] } },
    }).seats[1] ?? { improvements: [] };
    expect(new Set(improvements).size).toBe(2);
  });
});
