import { tested } from '@machines/cli/tested.ts';
import type { ChoiceTable } from '@machines/core/choices.ts';
import type { Clause } from '@machines/core/clause.ts';
import { expect, test } from 'vitest';

/** Every clause is tested by its id and every choice under each of its readings. */
export function clauseTests(game: {
  id: string;
  clauses: readonly Clause[];
  isClauseId: (text: string) => boolean;
  choices: ChoiceTable<string, string>;
}): void {
  const { tests, readings } = tested(game);

  test('every clause has a test that carries its id', () => {
    expect(game.clauses.map(({ id }) => id).filter((id) => !tests[id])).toEqual([]);
  });

  test('no test carries the id of a clause that does not exist', () => {
    expect(Object.keys(tests).filter((id) => !game.isClauseId(id))).toEqual([]);
  });

  test('every difference and every gap is run under each of its readings', () => {
    expect(Object.keys(game.choices).filter((name) => !readings.includes(name))).toEqual([]);
    expect(readings.filter((name) => !Object.hasOwn(game.choices, name))).toEqual([]);
  });

  test('every choice belongs to a clause, and what is open says why its default is what it is', () => {
    for (const [name, { clause, otherwise, usual, why, values }] of Object.entries(game.choices)) {
      expect(game.isClauseId(clause), name).toBe(true);
      if (otherwise === undefined) continue;
      expect(why, name).toBeTruthy();
      for (const each of [otherwise, ...Object.values(usual ?? {})]) expect(Object.keys(values), name).toContain(each);
    }
  });
}
