import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '@machines/cli/main.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { fork } from '../coverage/kit.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rulebench-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

const json = (...args: string[]) => {
  const { code, out, err } = main(args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
};

const save = file('save.json');
const seats = ['--game', 'coverage', '--seats', 'random,valuer,random'];
const game = json('play', ...seats, '--seed', '7', '--out', save);

describe('the second game on the command line', () => {
  test('plays a whole game, the same for the same seed', () => {
    expect(json('play', ...seats, '--seed', '7')).toEqual(game);
    expect(game).toMatchObject({ game: 'coverage', map: 'three', seed: 7, repeated: null });
    expect(game.seats).toEqual([
      { colour: 'green', player: 'random' },
      { colour: 'blue', player: 'valuer' },
      { colour: 'black', player: 'random' },
    ]);
    for (const { cash, shares, total } of game.standings) expect(total).toBe(cash + shares);
    expect(['allPassed', 'allIssued']).toContain(game.endedBy);
  });

  test('takes a map by name or file, colours and rulings', () => {
    writeFileSync(file('fork.json'), JSON.stringify(fork));
    const own = json(
      'play',
      '--game=coverage',
      '--seats',
      'red:random,valuer',
      '--map',
      file('fork.json'),
      '--rulings',
      'routeTie=cheapest,mountains=option',
    );
    expect(own.map).toEqual(fork);
    expect(own.seats[0]).toEqual({ colour: 'red', player: 'random' });
    expect(own.rulings).toEqual({ routeTie: 'cheapest', mountains: 'open' });
    expect(json('play', '--game', 'coverage', '--seats', 'random,random', '--map', 'teach').map).toBe('teach');
  });

  test('replay and legal know the game by its save', () => {
    expect(json('replay', save)).toMatchObject({ at: game.moves, phase: 'over' });
    expect(json('replay', save, '--at', '0')).toMatchObject({ at: 0, turn: 1, phase: 'choosing' });
    const { log } = JSON.parse(readFileSync(save, 'utf8'));
    for (const type of ['auction', 'bid', 'act', 'expand']) {
      const at = log.findIndex((action: { type: string }) => action.type === type);
      const { moves, bids, acting } = json('legal', save, '--at', String(at), '--game', 'coverage');
      expect(acting).toEqual([log[at].seat]);
      expect(moves.every(({ words }: { words: string }) => /^[A-Z]/.test(words))).toBe(true);
      if (type === 'bid') expect(bids.least).toBeLessThanOrEqual(log[at].amount);
      else expect(moves.map(({ action }: { action: unknown }) => action)).toContainEqual(log[at]);
    }
  });

  test('a refused move stops a replay with its clause', () => {
    const broken = JSON.parse(readFileSync(save, 'utf8'));
    broken.log[0] = { type: 'act', seat: 'green', company: 'blue' };
    writeFileSync(file('broken.json'), JSON.stringify(broken));
    const { code, err } = main(['replay', file('broken.json')]);
    expect(code).toBe(1);
    expect(err).toBe('Move 1 breaks C4.1: You have no share of Harbour, so you can’t act for it.\n');
    expect(main(['replay', save, '--game', 'smartphone'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('another game'),
    });
  });

  test('clauses prints the registry with its gaps and tests', () => {
    const registry = json('clauses', '--game', 'coverage');
    const find = (id: string) => registry.find((clause: { id: string }) => clause.id === id);
    expect(find('C5.5').gaps).toMatchObject([{ name: 'routeTie', openIn: ['book'], why: expect.any(String) }]);
    expect(find('C5.2').tests).toContain('tests/unit/coverage/clauses/leasing.test.ts');
    expect(registry).toHaveLength(49);
  });

  test('findings plays each reading, the same for the same seeds', () => {
    const asked = ['findings', '--games', '5', '--seats', '2', '--choice', 'upkeepRepeat'];
    const rows = json(...asked);
    expect(json(...asked, '--game', 'coverage')).toEqual(rows);
    expect(rows.map(({ choice, reading }: Record<string, string>) => [choice, reading])).toEqual([
      ['default', 'default'],
      ['upkeepRepeat', 'untilPaid'],
      ['upkeepRepeat', 'inPart'],
    ]);
    for (const { games, turns, longest, winsBySeat } of rows) {
      expect(games).toBe(5);
      expect(turns).toBeLessThanOrEqual(longest);
      expect(winsBySeat.reduce((sum: number, wins: number) => sum + wins, 0)).toBeCloseTo(100, 0);
    }
    expect(main(['findings', '--choice', 'luck'])).toMatchObject({ code: 2, err: expect.stringContaining('“luck”') });
  });

  test.each([
    [['--seats', 'random'], 'C2.2'],
    [['--seats', 'green:random,green:random'], 'C2.1'],
    [['--seats', 'green:steve,red:random'], '“steve” is not a player'],
    [['--seats', 'random,random,random', '--map', 'teach'], 'C8.1'],
    [['--map', 'nowhere'], '“nowhere” is not a map'],
    [['--map', 'nowhere.json'], 'there is no such file'],
    [['--rules', 'e2'], '“e2” is not a rule set'],
    [['--rulings', 'luck=good'], 'There is no such ruling'],
    [['--rulings', 'shortest=never'], 'not a reading'],
    [['--sides', 'A'], 'sides'],
  ])('%j: one clear line and exit code 2', (args, words) => {
    const { code, out, err } = main(['play', '--game', 'coverage', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a broken map names the exact place, and commands of the other game say so', () => {
    writeFileSync(file('broken-map.json'), JSON.stringify({ ...fork, cities: [[1, 0]] }));
    const { code, err } = main([
      'play',
      '--game',
      'coverage',
      '--map',
      file('broken-map.json'),
      '--seats',
      'random,random',
    ]);
    expect(code).toBe(2);
    expect(err).toContain('map.standard[0]');
    expect(main(['plans', '--game', 'coverage'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('smartphone'),
    });
    expect(main(['play', '--help', '--game', 'coverage']).out).toContain('valuer');
  });
});
