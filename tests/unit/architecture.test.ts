import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Imports point one way: src → machines; charts → vocabulary → rules → data. */

const imported =
  /(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]|import\s+['"]([^'"]+)['"]/g;

interface Import {
  file: string;
  /** A package's name, or the path of a file from the top. */
  to: string;
}

const importsOf = (pattern: string): Import[] =>
  globSync(pattern).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imported)].map(([, from, dynamic, bare]) => {
      const to = from ?? dynamic ?? bare ?? '';
      return { file, to: to.startsWith('.') ? path.join(path.dirname(file), to) : to };
    }),
  );

const machines = importsOf('machines/**/*.ts');
const isPackage = ({ to }: Import) => !to.startsWith('machines');
const inFolder = (folder: RegExp) => machines.filter(({ file }) => folder.test(file));

describe('direction of imports', () => {
  test('the scan sees the imports it judges', () => {
    expect(machines.length).toBeGreaterThan(100);
    expect(machines.some(({ to }) => to === 'xstate')).toBe(true);
  });

  test('machines know no page, no content and no site', () => {
    const wrong = machines.filter(({ to }) => /^(react|astro|@astrojs|@\/|@content|src|content|tests)\b/.test(to));
    expect(wrong).toEqual([]);
    for (const file of globSync('machines/**/*.ts'))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\b(document|window|localStorage)\./);
  });

  test('only the command line uses Node', () => {
    expect(machines.filter(({ file, to }) => to.startsWith('node:') && !file.startsWith('machines/cli/'))).toEqual([]);
  });

  test('rules import no package at all, and nothing that does', () => {
    const rules = inFolder(/^machines\/\w+\/rules\//);
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter(isPackage)).toEqual([]);
    const allowed =
      /\/rules\/|\/components\/(types|printed|maps)\.ts$|\/clauses\/|\/words\/|\/(names|plan|state|actions|editions|readings)\.ts$|core\/(group|random|refusal|choices|seats|memo)\.ts$/;
    expect(rules.filter(({ to }) => !allowed.test(to))).toEqual([]);
  });

  test('charts are data: they know the vocabulary as a type, what they share, and what they are made of', () => {
    const charts = inFolder(/^machines\/\w+\/charts\//);
    expect(charts.length).toBeGreaterThan(20);
    expect(charts.filter(({ to }) => !/\/vocabulary\.ts$|\/charts\//.test(to))).toEqual([]);
    const whole = /\/(round|turn|game)\.chart\.ts$/;
    const phases = charts.filter(({ file, to }) => !whole.test(file) && /\.chart\.ts$/.test(to));
    expect(phases, 'a phase names no other').toEqual([]);
    for (const file of globSync('machines/*/charts/*.ts'))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/import \{[^}]*\} from '\.\.\/vocabulary/);
  });

  test('XState is known to the machines, to what runs them on a page, and to the desk', () => {
    const users = machines.filter(({ to }) => to === 'xstate').map(({ file }) => file);
    expect([...new Set(users)].sort()).toEqual([
      'machines/core/machine.ts',
      'machines/core/rules.ts',
      'machines/smartphone/desk.ts',
    ]);
    const onPages = /core\/(machine|rules)\.ts$/;
    const running = machines.filter(({ to }) => onPages.test(to)).map(({ file }) => file);
    expect([...new Set(running)].filter((file) => !/\/(machine|rules)\.ts$/.test(file))).toEqual([]);
  });

  test('one place calls the machine, and none but the compiled chart and the machines know how a chart is run', () => {
    const callers = globSync('{machines,src}/**/*.{ts,tsx}').filter((file) =>
      /\b(\w*[mM]achine|logic)\.transition\(/.test(readFileSync(file, 'utf8')),
    );
    expect(callers).toEqual(['machines/core/rules.ts']);
  });

  test('bots use the pure rules only', () => {
    const allowed =
      /^machines\/(bots|core\/(group|random|refusal|seats|why)|\w+\/(rules\/|words\/|actions|names|state|plan|view|flow|start|editions|readings|components\/(types|printed|maps)))/;
    expect(inFolder(/^machines\/bots\//).filter(({ to }) => !allowed.test(to))).toEqual([]);
  });

  test('content holds no code', () => {
    expect(globSync('content/**/*.{ts,tsx,js,mjs,astro}')).toEqual([]);
  });
});
