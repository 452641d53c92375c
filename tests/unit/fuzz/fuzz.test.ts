import { UsageError } from '@machines/cli/usage.ts';
import { expect, test } from 'vitest';
import { coverageFuzz } from '../../fuzz/games/coverage.ts';
import { smartphoneFuzz } from '../../fuzz/games/smartphone.ts';
import { limitsBroken } from '../../fuzz/hostile.ts';
import { readOptions } from '../../fuzz/options.ts';
import { reportOf } from '../../fuzz/report.ts';
import { fuzz, partsFor, stepsOf } from '../../fuzz/run.ts';
import { within } from '../../fuzz/within.ts';

const games = [smartphoneFuzz, coverageFuzz];

async function run(seed: number, steps: number) {
  const parts = partsFor(games);
  const outcome = await fuzz(parts, { seed, enough: () => stepsOf(parts) >= steps });
  return { parts, outcome };
}

test('8,000 steps of both games keep everything that is checked', async () => {
  const { parts, outcome } = await run(20, 8000);
  expect(outcome).toEqual({ ok: true });
  for (const { game, seen, done } of parts) {
    // Rare ones may be missing in a run this short.
    expect(seen.missing('action', game.all.action).length).toBeLessThan(game.all.action.length / 2);
    expect(seen.missing('clause', game.all.clause).length).toBeLessThan(game.all.clause.length / 2);
    expect(done.refusals).toBeGreaterThan(500);
    expect(done.reloads).toBeGreaterThan(10);
    expect(done.hostile).toBeGreaterThan(30);
  }
});

test('the same seed does the same, another one does not', async () => {
  const reports = await Promise.all([3, 3, 4].map(async (seed) => reportOf((await run(seed, 600)).parts)));
  expect(reports[1]).toBe(reports[0]);
  expect(reports[2]).not.toBe(reports[0]);
});

test('texts beyond the limits are refused as such', async () => {
  expect(await limitsBroken(smartphoneFuzz)).toBeNull();
  expect(await limitsBroken(coverageFuzz)).toBeNull();
});

test('what hangs is stopped', () => {
  expect(() =>
    within(() => {
      for (;;);
    }, 0.05),
  ).toThrow(/timed out/);
});

test('wrong arguments are answered in one line', () => {
  for (const args of [['--steps', '0'], ['--steps', 'x'], ['--minutes', '-1'], ['--game', 'chess'], ['--fast'], ['x']])
    try {
      readOptions(args);
      expect.unreachable(args.join(' '));
    } catch (error) {
      expect(error).toBeInstanceOf(UsageError);
      expect(String(error)).toMatch(/^[^\n]+$/);
    }
  expect(readOptions(['--game=coverage', '--steps', '5'])).toMatchObject({ games: [coverageFuzz], steps: 5, seed: 1 });
});
