import type { ChoiceRows } from './choices.ts';

/** What can be wrong with a ruling. */
export type RulingProblem =
  | { name: string; problem: 'unknown' }
  | { name: string; problem: 'settled'; clause: string }
  | { name: string; problem: 'value'; value: string; known: string[] };

/** What is wrong with a set of rulings under a rule set; empty if nothing is. */
export function rulingProblems<R extends string>(
  table: ChoiceRows<string, R>,
  ruleSet: R,
  rulings: Record<string, string>,
): RulingProblem[] {
  return Object.entries(rulings).flatMap(([name, value]): RulingProblem[] => {
    const choice = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!choice) return [{ name, problem: 'unknown' }];
    if (choice.settled?.[ruleSet] !== undefined || choice.otherwise === undefined)
      return [{ name, problem: 'settled', clause: choice.clause }];
    if (!choice.values.includes(value)) return [{ name, problem: 'value', value, known: [...choice.values] }];
    return [];
  });
}

/** A problem with a ruling in one sentence. */
export const rulingMessage = (problem: RulingProblem): string => {
  switch (problem.problem) {
    case 'unknown':
      return 'There is no such ruling.';
    case 'settled':
      return `This rule set settles it (${problem.clause}); no ruling is needed.`;
    case 'value':
      return `“${problem.value}” is not a reading of it; there are ${problem.known.join(', ')}.`;
  }
};
