import { parse } from '@machines/core/parse.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { reconstructedIn } from '@machines/smartphone/components/reconstructed.ts';
import { componentsSchema } from '@machines/smartphone/components/schema.ts';
import { expect, test } from 'vitest';
import { bonusBy, bonusNames, nameOf, readYours, withYours } from '@/games/smartphone/yours/yours.ts';

test('every bonus has a name that leads back to it', () => {
  expect(bonusNames.map((name) => nameOf(bonusBy(name)))).toEqual([...bonusNames]);
});

test('what is entered takes the place of what is reconstructed, and is a set the rules accept', () => {
  const yours = { steve: ['goods' as const, 'research' as const], retailers: [[null, { bonus: null, vp: [9, 7, 4] }]] };
  const set = withYours(yours);
  expect(parse(componentsSchema, set).ok).toBe(true);
  expect(set.steve.fixed).toEqual(['goods', 'research']);
  expect(set.retailers[0]?.sides[1].vp).toEqual([9, 7, 4]);
  expect(set.retailers[1]).toEqual(printed.retailers[1]);
  expect(reconstructedIn(set).steve).toBe(false);
  expect(reconstructedIn(set).retailers?.sides).toBe(12);
});

test('what was kept comes back, and nonsense does not', () => {
  const yours = {
    steve: ['goods' as const],
    retailers: [[{ bonus: { kind: 'goods' as const, amount: 2 }, vp: [3] }, null]],
  };
  expect(readYours(JSON.stringify(yours))).toEqual(yours);
  expect(readYours('{"controlTie":"offices"}')).toEqual({ controlTie: 'offices' });
  for (const text of ['{"controlTie":"luck"}', '', '{}', '[]', '{"steve":["gold"]}', 'null'])
    expect(readYours(text)).toBeNull();
});
