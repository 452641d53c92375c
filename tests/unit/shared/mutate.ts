import type { Roll } from './dice.ts';

/** Damage to input from outside. */

const poisons = [
  null,
  undefined,
  true,
  -1,
  0.5,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x'.repeat(5000),
  'xstate.done.state.game.round.planning',
  '__proto__',
  'constructor',
  [],
  {},
  { type: 'xstate.init' },
  [[[[[]]]]],
  () => 1,
];

/** The same value with one place, at any depth, poisoned, removed or added to. */
export function mutate(roll: Roll, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || roll.chance(15)) return roll.from(poisons);
  const entries = Object.entries(value);
  if (Array.isArray(value)) {
    if (entries.length === 0 || roll.chance(10)) return [...value, roll.from(poisons)];
    const at = roll.pick(value.length);
    return value.with(at, mutate(roll, value[at]));
  }
  if (entries.length === 0 || roll.chance(15))
    return Object.fromEntries([
      ...entries,
      [roll.from(['__proto__', 'constructor', 'toString', 'extra']), roll.from(poisons)],
    ]);
  const [key, part] = roll.from(entries);
  if (roll.chance(15)) return Object.fromEntries(entries.filter(([other]) => other !== key));
  return Object.fromEntries(entries.map(([other, held]) => [other, other === key ? mutate(roll, part) : held]));
}
