import { clauses as coverageClauses } from '@machines/coverage/clauses/index.ts';
import { clauses } from '@machines/smartphone/clauses/index.ts';
import { describe, expect, test } from 'vitest';
import { figureOf, figures } from '@/rules/figures.ts';
import { examplesOf } from '@/rules/references.ts';

const spatial = [
  ...clauses.filter(({ id }) => /^S[1678]\./.test(id)).map(({ id }) => ['smartphone', id] as const),
  ...coverageClauses.filter(({ id }) => /^C[45]\./.test(id)).map(({ id }) => ['coverage', id] as const),
];

describe('figures', () => {
  test('every clause about places has one, and no other', () => {
    expect(Object.keys(figures).sort()).toEqual(spatial.map(([, id]) => id).sort());
  });

  test.each(spatial)('%s %s is drawn from scenarios that cite it, each with a name', (game, id) => {
    for (const locale of ['en', 'ko'] as const)
      for (const { id: scenario, svg, title, by } of figureOf(game, id, locale)) {
        const cited = examplesOf(game, locale).find((each) => each.id === scenario)?.scenario.clauses;
        expect(cited).toContain(id);
        expect(svg).toMatch(/^<svg class="pic"[^>]+role="img" aria-label=".+?">/);
        expect(svg).toContain('<');
        expect(title).not.toBe('');
        if (by) expect(cited, scenario).toContain(by);
      }
  });
});
