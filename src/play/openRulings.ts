import { type Choice, type ChoiceTable, openIn, readingIn } from '@machines/core/choices.ts';

/** Readings that were picked, by the name of the gap, usual ones among them. */
export type Readings = Partial<Record<string, string>>;

/** A gap that the table may decide, and how it is read otherwise. */
export interface OpenChoice {
  name: string;
  choice: Choice<string, string, string>;
  usual: string;
}

/** What the address asks for: `?ruling=<gap>.<reading>`, by which a clause page leads to a game played so. */
const asked = (): string[] =>
  typeof location === 'undefined' ? [] : new URLSearchParams(location.search).getAll('ruling');

const readIn = (text: string): [name: string, reading: string] => {
  const [, name = '', reading = ''] = /^(\w+)\.(\w+)$/.exec(text) ?? [];
  return [name, reading];
};

export const readingsAsked = (): Readings => Object.fromEntries(asked().map(readIn));

/** What the address asks for and no choice of the game has. */
export const unknownAsked = (choices: ChoiceTable<string, string>): string[] =>
  asked().filter((text) => {
    const [name, reading] = readIn(text);
    return !Object.hasOwn(choices, name) || !Object.hasOwn(choices[name]?.values ?? {}, reading);
  });

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
    open.flatMap(({ name, choice, usual }) => {
      const reading = readings[name];
      return reading === undefined || reading === usual || !(reading in choice.values) ? [] : [[name, reading]];
    }),
  );
