import { coverage } from '@machines/cli/coverage.ts';
import { clauses, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { choiceNames, choices } from '@machines/smartphone/editions.ts';
import { expect, test } from 'vitest';

const { tests, readings } = coverage();

test('every clause has a test that carries its id', () => {
  expect(clauses.map(({ id }) => id).filter((id) => !tests[id])).toEqual([]);
});

test('no test carries the id of a clause that does not exist', () => {
  expect(Object.keys(tests).filter((id) => !isClauseId(id))).toEqual([]);
});

test('every difference and every gap is run under each of its readings', () => {
  expect(choiceNames.filter((name) => !readings.includes(name))).toEqual([]);
  expect(readings.filter((name) => !Object.hasOwn(choices, name))).toEqual([]);
});

test('every choice belongs to a clause, and what is open says why its default is what it is', () => {
  for (const name of choiceNames) {
    const { clause, otherwise, why, values } = choices[name];
    expect(isClauseId(clause), name).toBe(true);
    if (otherwise === undefined) continue;
    expect(why, name).toBeTruthy();
    expect(Object.keys(values), name).toContain(otherwise);
  }
});
