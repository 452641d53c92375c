import { makeSave, openSave } from '@machines/core/save.ts';
import { playGame } from '@machines/simulate/game.ts';
import { newGame } from '@machines/smartphone/driver.ts';
import { smartphone, smartphoneChart } from '@machines/smartphone/module.ts';
import { describe, expect, test } from 'vitest';
import { dice, junkAction, randomSetup } from './games.ts';

/** Input from outside that was damaged or made to harm: a clear answer each time, and nothing changes. */

type Roll = ReturnType<typeof dice>;

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
function mutate(roll: Roll, value: unknown): unknown {
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

describe('damaged input', () => {
  test('2,000 mutated actions: each is refused in words or is still an action, and the state stays as it was', () => {
    const state = newGame(randomSetup(3));
    const before = JSON.stringify(state);
    let rejected = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const roll = dice(seed);
      const parsed = smartphone.parseAction(mutate(roll, junkAction(roll)));
      if (parsed.ok) {
        smartphone.step(state, parsed.value);
        continue;
      }
      rejected++;
      expect(parsed.issues.length).toBeGreaterThan(0);
      for (const { message } of parsed.issues) expect(message).toMatch(/\w/);
    }
    expect(rejected).toBeGreaterThan(1500);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('1,000 mutated saves: none throws, each opens a playable part or says what is wrong', () => {
    const setup = randomSetup(4);
    const { log } = playGame(setup);
    const save = makeSave(smartphone, setup, log.slice(0, 40));
    let broken = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const roll = dice(seed + 50_000);
      const mutated = mutate(roll, save);
      const source = roll.chance(50) ? JSON.stringify(mutated) : mutated;
      const { game, problems } = openSave(smartphone, source);
      if (problems.length > 0) broken++;
      if (!game) expect(problems.length).toBeGreaterThan(0);
      else expect(game.log.length).toBeLessThanOrEqual(42);
    }
    expect(broken).toBeGreaterThan(700);
  });

  test('500 truncated texts: none is taken for a whole save', () => {
    const setup = randomSetup(5);
    const text = JSON.stringify(makeSave(smartphone, setup, playGame(setup).log));
    for (let cut = 1; cut <= 500; cut++) {
      const { game, problems } = openSave(smartphone, text.slice(0, Math.floor((text.length * cut) / 501)));
      expect(game).toBeNull();
      expect(problems).toMatchObject([{ kind: 'notJson' }]);
    }
  });

  test('events forged in the machine’s own name do not pass the door', () => {
    for (const type of [
      'xstate.done.state.game.round.planning',
      'xstate.init',
      'xstate.stop',
      '*',
      '',
      'done.invoke.x',
    ])
      for (const extra of [{}, { seat: 'green' }, { seat: 'green', output: 1 }])
        expect(smartphone.parseAction({ type, ...extra }).ok).toBe(false);
  });

  test('a prototype key in a text pollutes nothing and is refused', () => {
    const text = '{"type":"endTurn","seat":"green","__proto__":{"polluted":true}}';
    expect(smartphone.parseAction(JSON.parse(text)).ok).toBe(false);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('a well-formed action from the wrong moment changes nothing on the chart either', () => {
    const start = smartphoneChart.start(randomSetup(2));
    for (let seed = 0; seed < 300; seed++) {
      const action = junkAction(dice(seed));
      if (action.type === 'plan') continue;
      const stepped = smartphoneChart.step(start, action);
      expect(stepped.ok).toBe(false);
      expect(stepped.position).toBe(start);
    }
  });
});
