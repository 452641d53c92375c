import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Imports point one way: src → machines; phases → rules → data. */

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

  test('phases know the chart words and the states they share, not each other', () => {
    const phases = inFolder(/^machines\/\w+\/phases\//);
    expect(phases.length).toBeGreaterThan(7);
    expect(phases.filter(({ to }) => !/\/chart\.ts$|\/phases\/bonus\.ts$/.test(to))).toEqual([]);
  });

  test('bots use the pure rules only', () => {
    const allowed =
      /^machines\/(bots|core\/(group|random|refusal|seats|why)|\w+\/(rules\/|words\/|actions|names|state|plan|view|driver|editions|readings|components\/(types|printed|maps)))/;
    expect(inFolder(/^machines\/bots\//).filter(({ to }) => !allowed.test(to))).toEqual([]);
  });

  test('content holds no code', () => {
    expect(globSync('content/**/*.{ts,tsx,js,mjs,astro}')).toEqual([]);
  });
});
