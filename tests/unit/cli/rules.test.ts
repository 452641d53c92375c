import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '@machines/cli/main.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'rulebench-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

const run = (...args: string[]) => main(args);
const json = (...args: string[]) => {
  const { code, out, err } = run(...args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
};

const save = file('save.json');
const game = json('play', '--seats', 'green:random,red:steve', '--seed', '7', '--out', save);

describe('play', () => {
  test('prints final scores with their parts, round by round, the same for the same seed', () => {
    expect(json('play', '--seats', 'green:random,red:steve', '--seed', '7')).toEqual(game);
    expect(game.rounds.map(({ round }: { round: number }) => round)).toEqual([1, 2, 3, 4, 5]);
    const startVp: Record<string, number> = { green: 3, red: 7 };
    for (const { colour, vp, patents, retailers, total } of game.standings) {
      const earned = game.rounds
        .flatMap(({ seats }: { seats: Record<string, Record<string, number>> }) => Object.values(seats[colour] ?? {}))
        .reduce((sum: number, part: number) => sum + part, startVp[colour] ?? 0);
      expect(vp).toBe(earned);
      expect(total).toBe(vp + patents + retailers);
    }
  });

  test('takes the stronger computer players', () => {
    const { standings } = json('play', '--seats', 'green:casual,red:random', '--seed', '3');
    expect(standings[0]).toMatchObject({ colour: 'green', place: 1 });
  });

  test('takes rule set, sides, rulings and components', () => {
    const sides = json(
      'play',
      '--sides',
      'A,B,A,B,A,B',
      '--rules',
      'ko',
      '--rulings',
      'holdBack=mustSell,twoCoverOne=option',
    );
    expect(sides.sides).toEqual({ GPS: 'A', 'Wi-Fi': 'B', Gamepad: 'A', 'Li-ion': 'B', NFC: 'A', '4G': 'B' });
    expect(sides.rulings).toEqual({ holdBack: 'mustSell', twoCoverOne: 'refused' });
    writeFileSync(file('mine.json'), JSON.stringify({ ...printed, steve: { fixed: [], roundSpaces: 5 } }));
    const weak = json('play', '--seed', '7', '--components', file('mine.json'));
    expect(weak.standings).not.toEqual(game.standings);
  });
});

describe('replay and legal', () => {
  test('give the state and the moves at any point of a save', () => {
    expect(json('replay', save)).toMatchObject({ at: game.moves, phase: 'over' });
    expect(json('replay', save, '--at', '0')).toMatchObject({ at: 0, phase: 'planning', round: 1 });
    const planning = json('legal', save, '--at', '0');
    expect(planning).toMatchObject({ acting: ['green'], planning: [{ seat: 'green', stackings: 480 }] });
    const { log } = JSON.parse(readFileSync(save, 'utf8'));
    const at = log.findIndex(({ type }: { type: string }) => type === 'research');
    const research = json('legal', save, '--at', String(at));
    expect(research.moves).toContainEqual({ action: log[at], words: expect.stringMatching(/^Research /) });
    expect(json('legal', save, '--at', String(at), '--seat', log[at].seat === 'green' ? 'red' : 'green').moves).toEqual(
      [],
    );
  });

  test('stop at a refused move with its clause, and still show what came before', () => {
    const broken = JSON.parse(readFileSync(save, 'utf8'));
    broken.log[1] = { type: 'endTurn', seat: 'green' };
    writeFileSync(file('broken.json'), JSON.stringify(broken));
    const { code, out, err } = run('replay', file('broken.json'));
    expect(code).toBe(1);
    expect(err).toMatch(/^Move 2 breaks S/);
    expect(JSON.parse(out)).toMatchObject({
      at: 1,
      problems: [{ kind: 'refused', refusal: { rule: expect.any(String) } }],
    });
    expect(json('replay', file('broken.json'), '--at', '1').at).toBe(1);
  });

  test.each([
    ['{"format":1', 'not JSON'],
    ['{"format":9,"game":"smartphone","rulesVersion":1,"log":[]}', 'format 9'],
    ['{"format":1,"game":"chess","rulesVersion":1,"log":[]}', 'another game'],
    ['[]', 'not a save'],
  ])('say what is wrong with %s', (text, words) => {
    writeFileSync(file('bad.json'), text);
    const { code, err } = run('replay', file('bad.json'));
    expect(code).toBe(1);
    expect(err).toContain(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('stackings and plans', () => {
  const rows = json('stackings');

  test('S1.2 gives 112 distinct covered patterns of 1 to 4 cells, 14 for each choice of sides and top', () => {
    expect(rows).toHaveLength(112);
    const groups = Map.groupBy(rows, ({ top, topSide, bottomSide }: Record<string, string>) =>
      [top, topSide, bottomSide].join(),
    );
    expect([...groups.values()].map((group) => group.length)).toEqual(Array.from({ length: 8 }, () => 14));
    for (const { covered } of rows) {
      expect(covered.length).toBeGreaterThanOrEqual(1);
      expect(covered.length).toBeLessThanOrEqual(4);
    }
  });

  test('S3.1 worked example 2: pad A side 2 over the two lower rows of pad B side 1', () => {
    expect(rows).toContainEqual({
      top: 'A',
      topSide: 2,
      bottom: 'B',
      bottomSide: 1,
      covered: [2, 3, 4, 5],
      price: 3,
      goods: 7,
      improve: 1,
      research: 1,
      logistics: 0,
    });
  });

  test('plans without improvements are the distinct outcomes of the stackings, sorted', () => {
    const outcomes = json('plans');
    const expected = new Set(
      rows.map(({ price, goods, improve, research, logistics }: Record<string, number>) =>
        JSON.stringify([price, goods, improve, research, logistics]),
      ),
    );
    expect(new Set(outcomes.map((row: number[]) => JSON.stringify(row)))).toEqual(expected);
    expect(outcomes).toHaveLength(expected.size);
    const asNumber = (row: number[]) => row.reduce((sum, part) => sum * 100 + part, 0);
    expect(outcomes.map(asNumber)).toEqual(outcomes.map(asNumber).sort((a: number, b: number) => a - b));
  });

  test('an improvement adds outcomes: face down one good more, and 4G reaches what nothing else does', () => {
    const none: number[][] = json('plans');
    const one: number[][] = json('plans', '--improvements', 'research+priceUp');
    const out: number[][] = json('plans', '--improvements', 'research+priceUp', '--four-g', 'all');
    const has = (rowsOf: number[][], row: number[]) => rowsOf.some((each) => each.join() === row.join());
    for (const [price = 0, goods = 0, ...rest] of none) expect(has(one, [price, goods + 1, ...rest])).toBe(true);
    for (const row of one) expect(has(out, row)).toBe(true);
    expect(out.length).toBeGreaterThan(one.length);
  });
});

describe('plans with many improvements', () => {
  const many = (count: number) => Array.from({ length: count }, () => 'research+priceUp').join();

  test('each one adds outcomes, and the best research is what all of them show', () => {
    const most = (rows: number[][]) => Math.max(...rows.map(([, , , research = 0]) => research));
    const five: number[][] = json('plans', '--improvements', many(5));
    const six: number[][] = json('plans', '--improvements', many(6));
    expect(six.length).toBeGreaterThan(five.length);
    // Six research symbols on improvements beat covering them with fewer; the pads show at most 3 (A side 2, B side 2).
    expect(most(six)).toBeGreaterThanOrEqual(6);
    expect(most(six)).toBeLessThanOrEqual(6 + 3);
  });

  test('more than can be counted is wrong usage', () => {
    expect(run('plans', '--improvements', many(32))).toMatchObject({
      code: 2,
      err: expect.stringContaining('too many'),
    });
  });
});

describe('clauses', () => {
  test('prints the registry with differences, gaps and the tests that cover it', () => {
    const registry = json('clauses');
    const find = (id: string) => registry.find((clause: { id: string }) => clause.id === id);
    expect(find('S7.5').gaps).toMatchObject([{ name: 'holdBack', openIn: ['e1', 'e1c', 'e2', 'ko'] }]);
    expect(find('S4.3').differences).toMatchObject([{ readings: { e1: 'played', e2: 'skipped' } }]);
    expect(find('S7.4').tests).toContain('tests/unit/smartphone/clauses/sale.test.ts');
  });
});

describe('wrong usage', () => {
  test.each([
    [['fly'], '“fly” is not a command'],
    [['play', '--seats', 'green'], 'S0.1'],
    [['play', '--seats', 'green:random,green:random'], 'S0.2'],
    [['play', '--seats', 'green:steve,red:steve'], 'S0.1'],
    [['play', '--seats', 'mauve:random,red:steve'], '“mauve” is not a colour'],
    [['play', '--seats', 'green:bob,red:steve'], '“bob” is not a player'],
    [['play', '--rules', 'e3'], '“e3” is not a rule set'],
    [['play', '--sides', 'A,B'], 'six|6'],
    [['play', '--seed', '-4'], 'seed'],
    [['play', '--seed', 'x'], '--seed takes a whole number'],
    [['play', '--rulings', 'luck=good'], 'There is no such ruling'],
    [['play', '--rulings', 'holdBack=never'], 'not a reading'],
    [['play', '--rules', 'ko', '--rulings', 'midTurnConnection=turnStart'], 'S6.3'],
    [['play', '--rulings', 'holdBack'], 'name=value'],
    [['play', '--components', 'nowhere.json'], 'there is no such file'],
    [['play', '--banana'], 'banana'],
    [['play', '--game', 'chess'], '“chess” is not a game'],
    [['replay'], 'A file is missing'],
    [['replay', 'nowhere.json'], 'there is no such file'],
    [['replay', save, '--at', 'x'], '--at takes a whole number'],
    [['legal', save, '--seat', 'mauve'], '“mauve” is not a colour'],
    [['plans', '--improvements', 'gold+research'], '“gold” is not a symbol'],
    [['plans', '--improvements', 'research'], 'is not an improvement'],
    [['plans', '--four-g', 'two'], '“two”'],
    [['stackings', 'extra'], 'one argument too many'],
  ])('%j: one clear line and exit code 2', (args, words) => {
    const { code, out, err } = run(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(new RegExp(words.replace(/[.]/g, '\\.')));
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a broken component set names the exact place', () => {
    writeFileSync(file('broken-set.json'), JSON.stringify({ ...printed, steve: { fixed: ['gold'], roundSpaces: 5 } }));
    const { code, err } = run('play', '--components', file('broken-set.json'));
    expect(code).toBe(2);
    expect(err).toContain('components.steve.fixed[0]');
  });

  test('a move past the end of a save, and a seat that is not in it: exit code 1', () => {
    expect(run('replay', save, '--at', '9999')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no move 9999'),
    });
    expect(run('legal', save, '--seat', 'blue')).toMatchObject({
      code: 1,
      err: expect.stringContaining('not in this game'),
    });
  });

  test('--help tells every command', () => {
    expect(run('--help').out).toContain('stackings');
    for (const command of ['play', 'replay', 'legal', 'plans', 'stackings', 'clauses', 'findings'])
      expect(run(command, '--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining(command) });
    expect(run()).toMatchObject({ code: 2, out: '' });
  });
});
