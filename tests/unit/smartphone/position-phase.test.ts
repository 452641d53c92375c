import { phases } from '@machines/smartphone/names.ts';
import { layOut } from '@machines/smartphone/position/build.ts';
import { expect, test } from 'vitest';

test('a position stands in its phase before anything in it happens', () => {
  expect(phases.map((phase) => layOut({ phase }).phase)).toEqual(phases);
});
