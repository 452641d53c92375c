import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citedIn, functionsByClause } from '@/rules/functions.ts';
import { kinds, ledgerOf } from '@/rules/ledger.ts';
import { clauseReasons } from '@/rules/reasons.ts';
import { rulesGames } from '@/rules/rulesGames.ts';

for (const game of Object.values(rulesGames))
  describe(`the ledger of ${game.id}`, () => {
    const ledger = ledgerOf(game, 'en');

    test('has every clause', () => {
      expect(ledger.map(({ clause }) => clause.id)).toEqual(game.clauses.map(({ id }) => id));
    });

    test('every clause has code, a state, tests, a scenario and a lesson, or a reason why not', () => {
      const missing = ledger.flatMap(({ clause, missing: none }) => none.map((kind) => `${clause.id}: no ${kind}`));
      expect(missing).toEqual([]);
    });

    test('no reason stands for something that is there', () => {
      const stale = ledger.flatMap((entry) =>
        kinds.flatMap((kind) =>
          clauseReasons[entry.clause.id]?.[kind] && entry[kind].length > 0 ? [`${entry.clause.id}: ${kind}`] : [],
        ),
      );
      expect(stale).toEqual([]);
    });
  });

test('reasons are given for clauses that exist', () => {
  const known = Object.values(rulesGames);
  expect(Object.keys(clauseReasons).filter((id) => !known.some((game) => game.isClauseId(id)))).toEqual([]);
});

test('rules cite no clause that does not exist', () => {
  for (const game of Object.values(rulesGames))
    expect([...functionsByClause(game.id).keys()].filter((id) => !game.isClauseId(id))).toEqual([]);
});

test('no comment or text of the site cites a clause or a chapter that does not exist', () => {
  const known = Object.values(rulesGames);
  const files = globSync('{src,machines,content}/**/*.{ts,tsx,astro,css,mdx,yaml}');
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const cited = [...source.matchAll(/\b[SC][\dA-Z]\.\d+\b/g)].map(([id]) => id);
    const chapters = [...source.matchAll(/\(([SC]\d\d?)\)/g)].map(([, id]) => `${id}.1`);
    return [...new Set([...cited, ...chapters])]
      .filter((id) => !known.some((game) => game.isClauseId(id)))
      .map((id) => `${file}: ${id}`);
  });
  expect(wrong).toEqual([]);
});

test('a comment right above a function belongs to it, a line to the function it stands in', () => {
  const source = `/** S1.1: of the file. */

/** S1.2: above. */
export function first() {
  return refusal('S1.3', 'why', {});
}

// S1.4: above too.
const second = () => 'S1.5';
`;
  expect(citedIn(source)).toEqual([
    { id: 'S1.1', name: null },
    { id: 'S1.2', name: 'first' },
    { id: 'S1.3', name: 'first' },
    { id: 'S1.4', name: 'second' },
    { id: 'S1.5', name: 'second' },
  ]);
});
