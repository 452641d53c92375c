import '@machines/words/english.ts';
import { isGap, openIn, readingIn } from '@machines/core/choices.ts';
import { expect, test } from 'vitest';
import { editions } from '@/editions/editions.ts';
import { messages } from '@/i18n/index.ts';
import { speakIn } from '@/i18n/spoken.ts';
import { mattersIn } from '@/rules/inEdition.ts';
import { ownText } from '@/rules/ownText.ts';
import { rulesGames } from '@/rules/rulesGames.ts';

const { smartphone } = rulesGames;
const parted = smartphone.clauses.filter((clause) => mattersIn(smartphone, clause).length > 0);

test('a clause in which editions part or say nothing has a text for each of them, in both languages', () => {
  for (const locale of ['en', 'ko'] as const)
    for (const { id } of parted) {
      const own = (messages(locale).inYourBox as Record<string, Record<string, string>>)[id];
      expect(own, id).toBeDefined();
      const named = Object.keys(own ?? {}).flatMap((key) => (key === 'all' ? editions : key.split(' ')));
      expect(named.toSorted(), id).toEqual([...editions].toSorted());
    }
});

test('what a box says of a clause is whole sentences, in both games and both languages', () => {
  for (const locale of ['en', 'ko'] as const) {
    speakIn(locale);
    for (const { clauses, ruleSets } of Object.values(rulesGames))
      for (const clause of clauses)
        for (const edition of ruleSets) expect(ownText(clause, edition, locale, true), clause.id).toMatch(/[.?!)]$/);
  }
  speakIn('en');
});

test('a text of one’s own box names no other box and no ruling', () => {
  for (const [id, own] of Object.entries(messages('en').inYourBox))
    for (const text of Object.values(own)) expect(text, id).not.toMatch(/edition|ruling|by default/);
  for (const [id, own] of Object.entries(messages('ko').inYourBox))
    for (const text of Object.values(own)) expect(text, id).not.toMatch(/2판|한국어판|초판|판본|해석/);
});

test('editions whose rulebooks settle a matter differently have different texts', () => {
  for (const clause of parted)
    for (const { choice } of mattersIn(smartphone, clause)) {
      if (isGap(choice, smartphone.ruleSets)) continue;
      for (const one of editions)
        for (const other of editions)
          if (openIn(choice, [one, other]).length === 0 && readingIn(choice, one) !== readingIn(choice, other))
            expect(ownText(clause, one, 'en', true), clause.id).not.toBe(ownText(clause, other, 'en', true));
    }
});
