import { isDifference, isGap, openIn, readingIn } from '../../core/choices.ts';
import { clauses as registry } from '../../smartphone/clauses/index.ts';
import { choiceNames, choices, ruleSets } from '../../smartphone/editions.ts';
import { coverage } from '../coverage.ts';
import { type Command, readArgs } from '../usage.ts';

const choiceRow = (name: (typeof choiceNames)[number]) => {
  const { title, values, why, clause } = choices[name];
  return {
    name,
    clause,
    title,
    values,
    readings: Object.fromEntries(ruleSets.map((ruleSet) => [ruleSet, readingIn(choices[name], ruleSet)])),
    openIn: openIn(choices[name], ruleSets),
    ...(why && { why }),
  };
};

export const clauses: Command = {
  summary: 'Print every clause with its sources, differences, gaps, and the tests and scenarios that cover it.',
  help: 'clauses',
  run(args) {
    readArgs(args, {}, { least: 0, most: 0 });
    const covered = coverage();
    return registry.map((clause) => {
      const own = choiceNames.filter((name) => choices[name].clause === clause.id);
      return {
        ...clause,
        ruleSets: clause.ruleSets ?? ruleSets,
        differences: own.filter((name) => isDifference(choices[name], ruleSets)).map(choiceRow),
        gaps: own.filter((name) => isGap(choices[name], ruleSets)).map(choiceRow),
        tests: covered.tests[clause.id] ?? [],
        scenarios: covered.scenarios[clause.id] ?? [],
      };
    });
  },
};
