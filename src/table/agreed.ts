import { type ChoiceRows, openIn, readingIn } from '@machines/core/choices.ts';

/** A gap as a row to tick: what is asked, its clause, and the readings, ours first. */
export interface Agreed {
  name: string;
  ask: string;
  clause: string;
  answers: string[];
}

interface Words {
  ask: string;
  answers: Readonly<Record<string, string>>;
}

/** The gaps of these that a rule set leaves open, in their order. */
export const agreedIn = <R extends string>(
  rows: ChoiceRows<string, R>,
  words: Readonly<Record<string, Words>>,
  names: readonly string[],
  ruleSet: R,
): Agreed[] =>
  names.flatMap((name) => {
    const [row, said] = [rows[name], words[name]];
    if (!row || !said || openIn(row, [ruleSet]).length === 0) return [];
    const ours = readingIn(row, ruleSet);
    const readings = [ours, ...row.values.filter((value) => value !== ours)];
    return [{ name, ask: said.ask, clause: row.clause, answers: readings.map((value) => said.answers[value] ?? '') }];
  });
