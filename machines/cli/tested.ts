import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChoiceTable } from '../core/choices.ts';
import { clausesInScenario, clausesInTest, readingsInTest } from './titles.ts';

/** Which tests and scenarios name which clause, read from their files. */

const root = fileURLToPath(new URL('../../', import.meta.url));
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

/** What the tests and scenarios of a game cover. */
export function tested({ id: game, choices }: { id: string; choices: ChoiceTable<string, string> }): Tested {
  const found: Tested = { tests: {}, scenarios: {}, readings: [] };
  const note = (table: Record<string, string[]>, id: string, file: string) => {
    table[id] = [...new Set([...(table[id] ?? []), file])];
  };
  for (const file of filesIn(`tests/unit/${game}/**/*.test.ts`)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const id of clausesInTest(source, choices)) note(found.tests, id, file);
    found.readings.push(...readingsInTest(source));
  }
  for (const file of filesIn(`content/scenarios/${game}/*/scenario.yaml`)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const id of clausesInScenario(source)) note(found.scenarios, id, file);
  }
  return found;
}
