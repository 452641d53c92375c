import { describe, expect, test } from 'vitest';
import { questions as coverageQuestions } from '@/games/coverage/rules/questions.ts';
import { questions as smartphoneQuestions } from '@/games/smartphone/rules/questions.ts';
import { scenarioGame as smartphone } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { messages } from '@/i18n/index.ts';
import { canIn } from '@/rules/canI/answers.ts';
import { askCase, questionProblems, verdictIn } from '@/rules/canI/proveAnswers.ts';
import { examplesIn } from '@/rules/references.ts';
import { type Game, games } from '@/site.ts';

test('every wish that has words is asked, once', () => {
  const { canI } = messages('en');
  expect(smartphoneQuestions.map(({ id }) => id).toSorted()).toEqual(Object.keys(canI.smartphone).toSorted());
  expect(coverageQuestions.map(({ id }) => id).toSorted()).toEqual(Object.keys(canI.coverage).toSorted());
});

describe.each(games)('%s', (game) => {
  for (const { id, said, clauses, question } of canIn(game, 'en'))
    test(`${id}: one answer in every edition, proved, with a clause`, () => {
      const editions = said.flatMap((each) => each.in);
      expect(new Set(editions).size).toBe(editions.length);
      expect(clauses.length).toBeGreaterThan(0);
      expect(question).toMatch(/^Can I .+\?$/);
      for (const { head, text } of said) expect(`${head}${text}`).not.toMatch(/\{|undefined/);
    });
});

test('an answer that the engine does not give is refused', () => {
  const example = examplesIn(smartphone, 'en').find(({ id }) => id === 'leftmost-buyer');
  const heard = [askCase(smartphone, example?.scenario as never, { scenario: 'leftmost-buyer' })];
  expect(verdictIn('e2', heard)).toBe('no');
  const claim = { id: 'skipBuyer', phase: 'sale', says: 'yes' as const, cases: [{ scenario: 'leftmost-buyer' }] };
  expect(questionProblems(claim, ['e2'], heard)).toEqual(['skipBuyer in e2: says yes, the engine says no']);
});

test('where no move is the wish, what comes of them grants it or does not', () => {
  const scenario = examplesIn(smartphone, 'en').find(({ id }) => id === 'no-fewer-goods')?.scenario as never;
  const asked = (yes: string[]) =>
    verdictIn('e2', [askCase(smartphone, scenario, { scenario: 'no-fewer-goods', yes })]);
  expect(asked(['fewer'])).toBe('no');
  expect(asked(['all'])).toBe('yes');
  expect(() => asked(['none'])).toThrow('There is no answer none.');
});

test('our ruling on a gap answers the wish, and not the question of the ruling', () => {
  const ruling = (game: Game, id: string, edition: string) =>
    canIn(game, 'en')
      .find((each) => each.id === id)
      ?.said.find((each) => each.in.includes(edition))?.text;
  expect(ruling('coverage', 'bidCents', 'book')).toBe('Our ruling: no. Bids are in whole dollars.');
  expect(ruling('coverage', 'chain', 'book')).toBe('Our ruling: yes.');
  expect(ruling('smartphone', 'leaveOutWifi', 'ko')).toBe('Our ruling: yes. It’s up to you.');
  expect(ruling('smartphone', 'moreGoods', 'e2')).toBe('Our ruling: yes. Use any substitute when they run out.');
  expect(ruling('smartphone', 'holdBack', 'ko')).toMatch(/^Our ruling: no\. /);
});

test('answers known from the rulebooks', () => {
  const verdict = (id: string, edition: string) =>
    canIn('smartphone', 'en')
      .find((each) => each.id === id)
      ?.said.find((each) => each.in.includes(edition))?.verdict;
  expect(verdict('declineBonus', 'e2')).toBe('yes');
  expect(verdict('declineBonus', 'ko')).toBe('no');
  expect(verdict('unconnected', 'e1')).toBe('yes');
  expect(verdict('unconnected', 'e1c')).toBe('no');
  expect(verdict('holdBack', 'e2')).toBe('gap');
  expect(verdict('sellWithoutOffice', 'e2')).toBe('if');
  expect(verdict('roundFive', 'e1')).toBe('yes');
  expect(verdict('roundFive', 'ko')).toBe('no');
  expect(verdict('tieByOffice', 'e2')).toBe('gap');
  expect(verdict('tieByOffice', 'ko')).toBe('no');
  expect(verdict('keepUnsold', 'e2')).toBe('if');
});
