import { describe, expect, test } from 'vitest';
import { questions as coverageQuestions } from '@/games/coverage/rules/questions.ts';
import { questions as smartphoneQuestions } from '@/games/smartphone/rules/questions.ts';
import { scenarioGame as smartphone } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { messages } from '@/i18n/index.ts';
import { canIn } from '@/rules/canI/answers.ts';
import { askCase, questionProblems, verdictIn } from '@/rules/canI/proveAnswers.ts';
import { examplesIn } from '@/rules/references.ts';
import { games } from '@/site.ts';

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
