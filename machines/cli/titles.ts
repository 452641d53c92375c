import type { ChoiceTable } from '../core/choices.ts';

/** What the text of a test or a scenario says it is about. */

const clauseId = /\b[SC][\dA-Z]\.\d+\b/g;
/** A test's title begins with the clauses it is about. */
const title = /(['"`])((?:[SC][\dA-Z]\.\d+ )+)(?:\\.|(?!\1)[^\\])+\1/g;
const reading = /\beachReading\(\s*'(\w+)'/g;

/** Differences and gaps that a test file runs under every reading. */
export const readingsInTest = (source: string): string[] => [...source.matchAll(reading)].map(([, name = '']) => name);

/** Clause ids at the start of the titles in a test file. */
export const clausesInTest = (source: string, choices: ChoiceTable<string, string>): string[] => [
  ...[...source.matchAll(title)].flatMap(([, , text = '']) => text.match(clauseId) ?? []),
  ...readingsInTest(source).flatMap((name) => (Object.hasOwn(choices, name) ? [choices[name]?.clause ?? ''] : [])),
];

export const clausesInScenario = (source: string): string[] => /^clauses: .*$/m.exec(source)?.[0].match(clauseId) ?? [];
