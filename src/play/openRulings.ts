import { type Choice, type ChoiceTable, openIn, readingIn } from '@machines/core/choices.ts';

/** Readings that were picked, by the name of the gap, usual ones among them. */
export type Readings = Partial<Record<string, string>>;

/** A gap that the table may decide, and how it is read otherwise. */
export interface OpenChoice {
  name: string;
  choice: Choice<string, string, string>;
  usual: string;
}

/** What a rule set leaves open. */
export const openChoicesOf = <R extends string>(
  table: ChoiceTable<string, R>,
  ruleSets: readonly R[],
  ruleSet: R,
): OpenChoice[] =>
  Object.entries(table)
    .filter(([, choice]) => openIn(choice, ruleSets).includes(ruleSet))
    .map(([name, choice]) => ({ name, choice, usual: readingIn(choice, ruleSet) }));

/** Rulings in force: those picked that are open and not the usual reading anyway. */
export const rulingsFrom = (open: readonly OpenChoice[], readings: Readings): Record<string, string> =>
  Object.fromEntries(
    open.flatMap(({ name, usual }) => {
      const reading = readings[name];
      return reading === undefined || reading === usual ? [] : [[name, reading]];
    }),
  );
