import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { threadHand } from '@machines/cli/simulate/hand.ts';
import { simulate } from '@machines/cli/simulate/main.ts';
import { noCounts, winUnits } from '@machines/simulate/counts.ts';
import { playAll } from '@machines/simulate/pool.ts';
import { reportOf } from '@machines/simulate/report.ts';
import { join, noPart, playSeed, type Simulation, seedsOf } from '@machines/simulate/simulation.ts';
import { meanOf, noSums, note, shareOf } from '@machines/simulate/sums.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'rulebench-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

const randoms = ['--seats', 'green:random,red:steve', '--rotate', '--seed', '5'];
const json = async (...args: string[]) => {
  const { code, out, err } = await simulate(args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
};

const simulation = (change: Partial<Simulation> = {}): Simulation => ({
  setup: {
    ruleSet: 'e2',
    rulings: {},
    seats: [
      { colour: 'green', player: 'random' },
      { colour: 'blue', player: 'random' },
      { colour: 'red', player: 'steve' },
    ],
    technologySides: 'random',
    seed: 1,
  },
  rotate: true,
  ...change,
});

describe('statistics', () => {
  test('a mean and its interval, by hand', () => {
    const sums = noSums();
    for (const value of [2, 4, 6, 8]) note(sums, value);
    // Mean 5; variance (9 + 1 + 1 + 9) / 3 = 6.667; 1.96 × √(6.667 / 4) = 2.530.
    expect(meanOf(sums)).toEqual({ mean: 5, within: 2.53 });
  });

  test('a share and its interval stay within 0 and 1', () => {
    expect(shareOf(0, 20)).toEqual({ share: 0, from: 0, to: 0.161 });
    expect(shareOf(20, 20)).toEqual({ share: 1, from: 0.839, to: 1 });
  });

  test('parts add up to the whole in any order', () => {
    const parts = seedsOf(1, 6).map((seed) => playSeed(simulation(), seed));
    expect(parts.reduce(join)).toEqual(parts.toReversed().reduce(join));
  });

  test('every game is counted once: victories, seats, scores, rounds', () => {
    const { first } = seedsOf(1, 6)
      .map((seed) => playSeed(simulation(), seed))
      .reduce(join, noPart({}));
    expect(first.games).toBe(6);
    const players = Object.values(first.players);
    expect(players.reduce((sum, { wins }) => sum + wins, 0)).toBe(6 * winUnits);
    expect(first.players['random']?.seats).toBe(12);
    for (const { seats, score, scores, rounds } of players) {
      expect(score.count).toBe(seats);
      expect(Object.values(scores).reduce((sum, each) => sum + each, 0)).toBe(seats);
      for (const round of rounds) expect(round.price.count).toBe(seats);
    }
    expect(first.rules['SN.1 roundStarts']).toEqual({ times: 30, games: 6, amount: 0 });
    // Players change seats: Steve sits on every colour.
    expect(Object.values(first.colours).map(({ seats }) => seats)).toEqual([6, 6, 6]);
  });

  test('a setting compared with itself differs by nothing', () => {
    const { setup } = simulation();
    const part = seedsOf(1, 3)
      .map((seed) => playSeed(simulation({ against: setup }), seed))
      .reduce(join);
    for (const { score, wins, certain } of Object.values(reportOf(part).differences ?? {}))
      expect({ score, wins, certain }).toEqual({
        score: { mean: 0, within: 0 },
        wins: { mean: 0, within: 0 },
        certain: false,
      });
    expect(noCounts().games).toBe(0);
  });
});

describe('simulate', () => {
  test('prints the same for one thread and two', async () => {
    const whole = await json('--games', '7', ...randoms, '--threads', '1');
    expect(whole).toMatchObject({ kind: 'simulation', played: 7, settings: { games: 7 } });
    expect(await json('--games', '7', ...randoms, '--threads', '2')).toEqual(whole);
  });

  test('compares settings on the same seeds, as a table too', async () => {
    const { code, out } = await simulate([
      '--games',
      '3',
      ...randoms,
      '--against',
      'rules=e1,holdBack=mustSell',
      '--table',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('second setting against first');
    expect(out).toMatch(/S7\.6 goodsLost/);
  });

  test('a table of Coverage has net worth and its parts, and nothing of the other game', async () => {
    const asked = ['--game', 'coverage', '--games', '3', '--seats', 'random,valuer', '--against', 'routeTie=cheapest'];
    const { out } = await simulate([...asked, '--table']);
    expect(out).toMatch(/^player +wins +95 % +net worth +cash +shares$/m);
    expect(out).toMatch(/^net worth from +random +valuer$/m);
    expect(out).toMatch(/^second setting against first +net worth +share of wins/m);
    expect(out).not.toMatch(/patents|retailers|score/);
    const { report } = JSON.parse((await simulate(asked)).out);
    const { score, cash, shares } = report.first.players.random;
    expect(cash.mean + shares.mean).toBeCloseTo(score.mean);
  });

  test('stopped early it has what was played by then', async () => {
    const interrupt = new AbortController();
    const { part, done } = await playAll(simulation(), seedsOf(1, 5000), {
      hand: threadHand,
      hands: 1,
      signal: interrupt.signal,
      progress: (played) => {
        if (played === 2) interrupt.abort();
      },
    });
    expect(done).toBe(2);
    expect(part.first.games).toBe(2);
  });

  test.each([
    [['--games', '0'], '--games takes a whole number'],
    [['--games=-5'], '--games takes a whole number'],
    [['--games', 'many'], '--games takes a whole number'],
    [['--seats', 'green:bob,red:steve'], '“bob” is not a player'],
    [['--seats', 'mauve:random,red:steve'], '“mauve” is not a colour'],
    [['--seats', 'green:random'], 'S0.1'],
    [['--against', 'rules'], 'name=value'],
    [['--against', 'luck=good'], 'no such ruling'],
    [['--components', 'nowhere.json'], 'there is no such file'],
    [['--table', '--json'], 'exclude each other'],
    [['--game', 'chess'], '“chess” is not a game'],
    [['--playouts', '0'], '--playouts'],
  ])('%j: one clear line and exit code 2', async (args, words) => {
    const { code, out, err } = await simulate(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a broken component set names the exact place', async () => {
    writeFileSync(file('set.json'), JSON.stringify({ ...printed, steve: { fixed: ['gold'], roundSpaces: 5 } }));
    expect(await simulate(['--components', file('set.json')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('components.steve.fixed[0]'),
    });
  });

  test('--help tells its options', async () => {
    expect(await simulate(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--against') });
  });
});
