import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StepOf } from '@machines/core/compile.ts';
import { makeSave, type Save } from '@machines/core/save.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { afterAll, expect, test } from 'vitest';
import type { GameTypes } from '@/play/playable.ts';
import { again } from '../../fuzz/again.ts';
import { checksOf } from '../../fuzz/checks.ts';
import type { FuzzGame } from '../../fuzz/game.ts';
import { coverageFuzz } from '../../fuzz/games/coverage.ts';
import { smartphoneFuzz } from '../../fuzz/games/smartphone.ts';
import { answered } from '../../fuzz/hostile.ts';
import { keepFailure } from '../../fuzz/keep.ts';
import { replayed } from '../../fuzz/replay.ts';
import { fuzz, type Outcome, partsFor, stepsOf } from '../../fuzz/run.ts';
import { withoutParts } from '../../fuzz/shrink.ts';

/** The fuzzer with a rule broken on purpose: it finds the fault and leaves the shortest way to it. */

const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Fault<T extends GameTypes> = (
  before: T['state'],
  action: T['action'],
  stepped: StepOf<T['state'], T['refusal']>,
) => StepOf<T['state'], T['refusal']>;

const withFault = <T extends GameTypes>(game: FuzzGame<T>, fault: Fault<T>): FuzzGame<T> => ({
  ...game,
  module: { ...game.module, step: (state, action) => fault(state, action, game.module.step(state, action)) },
});

/** What is left of an outcome: the lines that are printed, and the file. */
async function kept(outcome: Exclude<Outcome, { ok: true }>) {
  const lines = await keepFailure(outcome, 5, folder);
  const file = lines.at(-1)?.split(' ').at(-1) ?? '';
  return { lines, file, text: readFileSync(file, 'utf8') };
}

/** Runs until the fault is found. */
async function found<T extends GameTypes>(game: FuzzGame<T>) {
  const parts = partsFor([game]);
  const outcome = await fuzz(parts, { seed: 5, enough: () => stepsOf(parts) > 20_000 });
  if (outcome.ok) throw new Error('the fault was not found');
  const { text, ...rest } = await kept(outcome);
  return { ...rest, save: JSON.parse(text) as Save<T['setup'], T['action']> };
}

/** Without any one of its moves the game no longer fails. */
function expectMinimal<T extends GameTypes>(game: FuzzGame<T>, { setup, seed, log }: Save<T['setup'], T['action']>) {
  const checks = checksOf(game);
  const whole = { ...setup, seed } as T['setup'];
  expect(replayed(game, checks, whole, log)?.log).toEqual(log);
  for (const at of log.keys()) expect(replayed(game, checks, whole, log.toSpliced(at, 1))).toBeNull();
}

test('a lease that loses a dollar is shrunk to the few moves that lead to it', async () => {
  const faulty = withFault<Coverage>(coverageFuzz, (_before, action, stepped) =>
    stepped.ok && action.type === 'expand' && action.route.length > 0
      ? { ok: true, state: { ...stepped.state, bank: stepped.state.bank - 1 } }
      : stepped,
  );
  const { lines, file, save } = await found(faulty);
  expect(lines[0]).toMatch(/^money is conserved.*: all money is/);
  expect(save.log.at(-1)).toMatchObject({ type: 'expand' });
  expect(save.log.length).toBeLessThanOrEqual(16);
  expectMinimal(faulty, save);
  expect(await again(file, [faulty])).toMatchObject([expect.stringContaining('money is conserved')]);
  expect(await again(file, [coverageFuzz])).toEqual([]);
});

test('a token that comes from nowhere is shrunk to the plans and the taking', async () => {
  const faulty = withFault<Smartphone>(smartphoneFuzz, (_before, action, stepped) =>
    stepped.ok && action.type === 'takeToken'
      ? { ok: true, state: { ...stepped.state, tokens: stepped.state.tokens + 1 } }
      : stepped,
  );
  const { lines, save } = await found(faulty);
  expect(lines[0]).toMatch(/^pieces are conserved.*: the number of tokens is 21, not 20$/);
  expect(save.setup.rulings).toEqual({});
  expect(save.setup.seats).toHaveLength(2);
  expect(save.log.map(({ type }) => type)).toEqual(['plan', 'plan', 'takeToken']);
  expectMinimal(faulty, save);
});

test('a rule that throws, and one that accepts what it should not, are found and shrunk', async () => {
  const throwing = withFault<Coverage>(coverageFuzz, (before, action, stepped) => {
    if (action.type === 'act' && before.turn.number > 3) throw new RangeError('no such company 7');
    return stepped;
  });
  const thrown = await found(throwing);
  expect(thrown.lines[0]).toBe('throws RangeError: no such company: no such company 7');
  expect(thrown.save.log.map(({ type }) => type).at(-1)).toBe('act');
  expect(thrown.save.log.length).toBeLessThanOrEqual(8);

  const lax = withFault<Coverage>(coverageFuzz, (before, action, stepped) =>
    !stepped.ok && action.type === 'finish' ? { ok: true, state: { ...before, passes: 0 } } : stepped,
  );
  const accepted = await found(lax);
  expect(accepted.lines[0]).toMatch(/^what is accepted is listed/);
  expect(accepted.save.log).toMatchObject([{ type: 'finish' }]);
});

test('an inlet that throws is noticed, and the text shrunk to what it throws at', async () => {
  const parseAction = (value: unknown) => {
    if (value === null) throw new TypeError('null is no action');
    return coverageFuzz.module.parseAction(value);
  };
  const faulty = { ...coverageFuzz, module: { ...coverageFuzz.module, parseAction } };
  const save = makeSave(coverageFuzz.module, coverageFuzz.randomSetup(3), []);
  const hostile = await answered(faulty, 'save', JSON.stringify({ ...save, log: [null, { type: 'fly' }, 7] }));
  if (!hostile) throw new Error('the fault was not noticed');
  const { lines, file, text } = await kept({ ok: false, game: faulty, hostile });
  expect(lines[0]).toBe('hostile save throws TypeError: null is no action: null is no action');
  expect(JSON.parse(text).log[0]).toBeNull();
  expect(text.length).toBeLessThan(hostile.text.length);
  expect(await again(file, [faulty])).toHaveLength(1);
  expect(await again(file, [coverageFuzz])).toEqual([]);
});

test('leaving out parts ends with the items that matter', async () => {
  const items = Array.from({ length: 97 }, (_, at) => at);
  const matters = (fewer: number[]) => ([3, 50, 96].every((each) => fewer.includes(each)) ? fewer : null);
  expect(await withoutParts(items, matters)).toEqual([3, 50, 96]);
});
