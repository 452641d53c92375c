import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChoiceTable } from '../core/choices.ts';

/** Which tests and scenarios name which clause, read from their files. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const clauseId = /\b[SC][\dA-Z]\.\d+\b/g;
/** A test's title begins with the clauses it is about. */
const title = /(['"`])((?:[SC][\dA-Z]\.\d+ )+)(?:\\.|(?!\1)[^\\])+\1/g;
const reading = /\beachReading\(\s*'(\w+)'/g;

export interface Tested {
  /** File names by clause. */
  tests: Record<string, string[]>;
  scenarios: Record<string, string[]>;
  /** Differences and gaps that are run under every reading. */
  readings: string[];
}

const filesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Clause ids at the start of the titles in a test file. */
const clausesInTest = (source: string, choices: ChoiceTable<string, string>): string[] => [
  ...[...source.matchAll(title)].flatMap(([, , text = '']) => text.match(clauseId) ?? []),
  ...[...source.matchAll(reading)].flatMap(([, name = '']) =>
    Object.hasOwn(choices, name) ? [choices[name]?.clause ?? ''] : [],
  ),
];

/** What the tests and scenarios of a game cover. */
export function tested({ id: game, choices }: { id: string; choices: ChoiceTable<string, string> }): Tested {
  const found: Tested = { tests: {}, scenarios: {}, readings: [] };
  const note = (table: Record<string, string[]>, id: string, file: string) => {
    table[id] = [...new Set([...(table[id] ?? []), file])];
  };
  for (const file of filesIn(`tests/unit/${game}/**/*.test.ts`)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const id of clausesInTest(source, choices)) note(found.tests, id, file);
    for (const [, name = ''] of source.matchAll(reading)) found.readings.push(name);
  }
  for (const file of filesIn(`content/scenarios/${game}/**/*.json`)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const id of source.match(clauseId) ?? []) note(found.scenarios, id, file);
  }
  return found;
}
