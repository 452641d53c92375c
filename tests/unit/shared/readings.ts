import { type ChoiceTable, openIn, type Resolved, readingIn } from '@machines/core/choices.ts';
import { describe, test } from 'vitest';

interface TableRules<R extends string, T> {
  ruleSet: R;
  rulings: { [K in keyof T]?: Resolved<T>[K] };
}

/**
 * One test for every reading of a difference or gap: under each rule set as it stands, and under each ruling in every
 * rule set that leaves the matter open. The check of clauses wants every choice to be run by this.
 */
export const readingTests =
  <R extends string, T extends ChoiceTable<string, R>>(choices: T, ruleSets: readonly R[]) =>
  <N extends keyof T & string>(
    name: N,
    title: string,
    run: (reading: Resolved<T>[N], options: TableRules<R, T>) => void,
  ): void => {
    const choice = choices[name];
    if (!choice) throw new RangeError(`There is no choice ${name}.`);
    describe(`${choice.clause} ${name}: ${title}`, () => {
      for (const ruleSet of ruleSets) {
        const open = openIn(choice, ruleSets).includes(ruleSet);
        const readings = open ? Object.keys(choice.values) : [readingIn(choice, ruleSet)];
        for (const reading of readings)
          test(`${choice.clause} in ${ruleSet}, ${name} = ${reading}`, () =>
            run(reading as Resolved<T>[N], {
              ruleSet,
              rulings: open ? ({ [name]: reading } as TableRules<R, T>['rulings']) : {},
            }));
      }
    });
  };
