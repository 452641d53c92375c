import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '@machines/cli/main.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { audit } from '@/cli/audit.ts';
import { prove } from '@/cli/proveContent.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rulebench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => main(args, { audit, prove });
const json = (...args: string[]) => {
  const { code, out, err } = run(...args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
};
/** A copy of a scenario with one change in it, away from the content. */
const changed = (id: string, was: string, is: string, name = 'scenario.yaml'): string => {
  const text = readFileSync(`content/scenarios/${id}/scenario.yaml`, 'utf8');
  expect(text).toContain(was);
  const inside = mkdtempSync(path.join(folder, 'case-'));
  writeFileSync(path.join(inside, name), text.replace(was, is));
  return path.join(inside, name);
};

const buyer = 'content/scenarios/smartphone/leftmost-buyer/scenario.yaml';

describe('audit', () => {
  test('prints for each file what no game could reach, nothing for a sound one', () => {
    expect(json('audit', buyer)).toEqual({ [buyer]: [] });
    const wrong = changed('smartphone/leftmost-buyer', '[blue, green] }', '[green, blue] }');
    expect(json('audit', buyer, wrong)).toEqual({
      [buyer]: [],
      [wrong]: [
        {
          what: 'Blue’s office is not in the leftmost space at home in South America; it stood there before any other.',
          rule: 'S0.2',
        },
      ],
    });
  });

  test('marks what is constructed', () => {
    const found = Object.values<object[]>(
      json('audit', 'content/scenarios/smartphone/steve-marker-first-edition'),
    ).flat();
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each).toEqual({ what: expect.any(String), rule: 'SV.7', constructed: true });
  });

  test('takes a folder with both games and lessons, and a scenario by its name', () => {
    const all: Record<string, { constructed?: true }[]> = json('audit', 'content');
    expect(Object.keys(all).filter((file) => file.endsWith('scenario.yaml')).length).toBeGreaterThan(200);
    expect(all['content/lessons/smartphone/pads/lesson.yaml']).toContainEqual({
      what: expect.any(String),
      rule: 'S0.2',
      step: 'slide',
      constructed: true,
    });
    expect(
      Object.values(all)
        .flat()
        .filter(({ constructed }) => !constructed),
    ).toEqual([]);
    expect(json('audit', 'leftmost-buyer')).toEqual({ [buyer]: [] });
  });

  test('looks at every table of a save, of either game', () => {
    for (const options of [
      ['--seats', 'green:random,red:steve', '--seed', '7'],
      ['--game', 'coverage', '--seats', 'random,random', '--seed', '7'],
    ]) {
      const save = path.join(folder, `save-${options.length}.json`);
      json('play', ...options, '--out', save);
      expect(json('audit', save)).toEqual({ [save]: [] });
    }
  });

  test('reads a scenario of Coverage outside the content by its clauses', () => {
    const wrong = changed('coverage/money-pump', 'C2: 2', 'A1: 2');
    expect(json('audit', wrong)[wrong]).toContainEqual({ what: expect.stringContaining('A1'), rule: 'C5.7' });
  });
});

describe('prove', () => {
  test('prints what the engine says of each claim', () => {
    const [first, ...others] = json('prove', 'leftmost-buyer')[buyer];
    expect(first).toEqual({
      under: 'e1',
      place: 'outcomes[0].expect[0]',
      claim: { allowed: { type: 'sell', seat: 'green', region: 'South America', buyer: 2 } },
      holds: true,
      engine: 'it is so',
    });
    // Two checks and the answer, in four rule sets.
    expect(others).toHaveLength(11);
  });

  test('ends with code 1 where one is false, and still tells all', () => {
    const wrong = changed('smartphone/leftmost-buyer', 'answer: mustGoLeft', 'answer: sells');
    const { code, out, err } = run('prove', wrong, 'content/scenarios/coverage/money-pump');
    expect([code, err]).toEqual([1, expect.stringMatching(/^4 of \d+ claims are false\.\n$/)]);
    const told = JSON.parse(out);
    expect(told[wrong].filter(({ holds }: { holds: boolean }) => !holds)).toHaveLength(4);
    expect(told['content/scenarios/coverage/money-pump/scenario.yaml'].length).toBeGreaterThan(3);
  });

  test('a position that no game could reach is false too', () => {
    const wrong = changed('smartphone/control-tie', 'green: { price: 3 }', 'green: { price: 4 }');
    const { code, out } = run('prove', wrong);
    expect(code).toBe(1);
    expect(JSON.parse(out)[wrong][0]).toMatchObject({ place: 'position.board.CIS', holds: false });
  });

  test('every scenario of the site holds', () => {
    const told: Record<string, { holds: boolean }[]> = json('prove', 'content/scenarios');
    expect(Object.keys(told).length).toBeGreaterThan(200);
  });
});

describe('errors are one plain line', () => {
  const cases: [string, 1 | 2, RegExp, () => string[]][] = [
    ['no file', 2, /^A file is missing\.\n$/, () => []],
    ['an unknown scenario', 2, /^There is no file, folder or scenario “no-such-case”\.\n$/, () => ['no-such-case']],
    [
      'a file that is not there',
      2,
      /^There is no file, folder or scenario “nowhere\/x\.yaml”\.\n$/,
      () => ['nowhere/x.yaml'],
    ],
    ['an option there is not', 2, /^Unknown option '--loud'.*\n$/, () => ['--loud', buyer]],
    [
      'a folder without scenarios',
      2,
      /holds no scenario\.yaml/,
      () => {
        const empty = path.join(folder, 'empty');
        mkdirSync(empty, { recursive: true });
        return [empty];
      },
    ],
    [
      'bad YAML',
      1,
      /scenario\.yaml:\d+:\d+: [A-Z].*\.\n$/,
      () => [changed('smartphone/control-tie', 'kind: gap', 'kind: [gap')],
    ],
    [
      'a wrong key',
      1,
      /scenario\.yaml:\d+:\d+: position: Unrecognized key: "bear"\n$/,
      () => [changed('smartphone/control-tie', 'bare: true', 'bear: true')],
    ],
    [
      'a piece that there is not',
      1,
      /scenario\.yaml:\d+:\d+: position\.table\.green\.improvements\[1\]: There is no .*\n$/,
      () => [changed('smartphone/gps-b-once', 'logistics+priceUp]', 'improve+improve]')],
    ],
  ];
  for (const command of ['audit', 'prove'])
    for (const [what, expected, words, args] of cases)
      test(`${command}: ${what}`, () => {
        const { code, err } = run(command, ...args());
        expect(err.trimEnd().split('\n')).toHaveLength(1);
        if (command === 'audit' || expected === 2 || /YAML|key/.test(what)) {
          expect(err).toMatch(words);
          expect(code).toBe(expected);
        } else expect(code).toBe(1);
      });

  test('a save that breaks off', () => {
    const save = path.join(folder, 'broken.json');
    writeFileSync(save, '{"game":"smartphone"}');
    const { code, err } = run('audit', save);
    expect(code).toBe(1);
    expect(err).toMatch(/broken\.json: .+\n$/);
  });
});

test('help tells what is looked at', () => {
  expect(run('audit', '--help').out).toMatch(/constructed[\s\S]*every table on the way/);
  expect(run('prove', '--help').out).toMatch(/Exit code 1/);
  expect(run('--help').out).toMatch(/audit .*\n\s+prove /);
});
