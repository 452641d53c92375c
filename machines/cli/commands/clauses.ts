import { isDifference, isGap, openIn, readingIn } from '../../core/choices.ts';
import type { AnyCliGame } from '../games/game.ts';
import { tested } from '../tested.ts';
import { type Command, readArgs } from '../usage.ts';

const choiceRow = (name: string, { choices, ruleSets }: AnyCliGame['game']) => {
  const choice = choices[name];
  if (!choice) throw new RangeError(`There is no choice ${name}.`);
  const { title, values, why, clause } = choice;
  return {
    name,
    clause,
    title,
    values,
    readings: Object.fromEntries(ruleSets.map((ruleSet) => [ruleSet, readingIn(choice, ruleSet)])),
    openIn: openIn(choice, ruleSets),
    ...(why && { why }),
  };
};

export const clauses: Command = {
  summary: 'Print every clause with its sources, differences, gaps, and the tests and scenarios that cover it.',
  help: () => 'clauses',
  run(args, { game }) {
    readArgs(args, {}, { least: 0, most: 0 });
    const covered = tested(game);
    return game.clauses.clauses.map((clause) => {
      const own = Object.entries(game.choices).filter(([, choice]) => choice.clause === clause.id);
      const rows = (kind: typeof isGap) =>
        own.filter(([, choice]) => kind(choice, game.ruleSets)).map(([name]) => choiceRow(name, game));
      return {
        ...clause,
        ruleSets: clause.ruleSets ?? game.ruleSets,
        differences: rows(isDifference),
        gaps: rows(isGap),
        tests: covered.tests[clause.id] ?? [],
        scenarios: covered.scenarios[clause.id] ?? [],
      };
    });
  },
};
