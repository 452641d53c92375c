import type { ChoiceRows, ChoiceWords } from './choices.ts';

/** Every entry of a table with its words. */
export const worded = <Choices>(
  readings: ChoiceRows<string, string>,
  said: () => Readonly<Record<string, ChoiceWords>>,
): Choices =>
  Object.fromEntries(
    Object.entries(readings).map(([name, { values: _, ...reading }]) => {
      const words = () => said()[name] as ChoiceWords;
      const choice = {
        ...reading,
        get title() {
          return words().title;
        },
        get values() {
          return words().values;
        },
        get why() {
          return words().why;
        },
      };
      return [name, choice];
    }),
  ) as Choices;
