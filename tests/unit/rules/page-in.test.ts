import { readingIn } from '@machines/core/choices.ts';
import { expect, test } from 'vitest';
import { messages } from '@/i18n/index.ts';
import { locales } from '@/i18n/locales.ts';
import { mattersIn } from '@/rules/inEdition.ts';
import { clauseInEach } from '@/rules/pageIn.ts';
import { rulesGames } from '@/rules/rulesGames.ts';

const game = rulesGames.smartphone;
const inEach = (id: string) => {
  const clause = game.clauses.find((each) => each.id === id);
  return clause && clauseInEach(game, clause, 'en');
};

test('the menu of editions says what a clause is in each', () => {
  expect(inEach('S4.3')).toEqual({ e2: 'skipped', ko: 'skipped', e1c: 'played', e1: 'played' });
  expect(inEach('S8.3')).toEqual({ e2: 'a gap', ko: 'settled, by goods', e1c: 'a gap', e1: 'a gap' });
  expect(inEach('SR.3')).toMatchObject({ e2: 'you may decline; a gap', ko: 'you must take it; a gap' });
  expect(inEach('S6.3')?.e1).toBe('not in this edition');
  expect(new Set(Object.values(inEach('S7.1') ?? {}))).toEqual(new Set(['as in all four']));
});

test('where editions part, it says how each of them settles it', () => {
  for (const locale of locales) {
    const { settled, same } = messages(locale).clausePage.pageIn;
    for (const clause of game.clauses) {
      const matters = mattersIn(game, clause);
      const parted = matters.some(
        ({ choice }) => new Set(game.ruleSets.map((each) => readingIn(choice, each))).size > 1,
      );
      const said = Object.values(clauseInEach(game, clause, locale));
      expect(said, `${locale} ${clause.id}`).not.toContain(settled);
      if (parted) expect(said, `${locale} ${clause.id}`).not.toContain(same);
    }
  }
});
