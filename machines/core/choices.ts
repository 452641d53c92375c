/**
 * Where editions disagree or say nothing. One entry serves both: `settled` holds what a rule set's own text says;
 * a rule set it does not name leaves the matter open, and a ruling (or `otherwise`, the default) decides.
 */
export interface Choice<Clause extends string, RuleSet extends string, Value extends string> {
  clause: Clause;
  title: string;
  /** Each possible reading, in words. */
  values: Record<Value, string>;
  settled?: Partial<Record<RuleSet, NoInfer<Value>>>;
  otherwise?: NoInfer<Value>;
  /** Why the default is what it is; required where something is left open. */
  why?: string;
}

/** The possible readings of one matter without their words. `settled` and `otherwise` as in a choice. */
export interface Reading<Clause extends string, RuleSet extends string, V extends string>
  extends Pick<Choice<Clause, RuleSet, V>, 'clause' | 'settled' | 'otherwise'> {
  values: readonly V[];
}

/** One matter in words: the question, each reading, and why the usual one is usual. */
export type ChoiceWords<V extends string> = Pick<Choice<string, string, V>, 'title' | 'values' | 'why'>;

/** Readings with their words. */
export const worded = <Choices>(
  readings: { [K in keyof Choices]: Omit<Reading<string, string, string>, 'settled'> },
  words: { [K in keyof Choices]: ChoiceWords<string> },
): Choices =>
  Object.fromEntries(
    (Object.keys(readings) as (keyof Choices)[]).map((name) => [name, { ...readings[name], ...words[name] }]),
  ) as Choices;

export type ChoiceTable<C extends string, R extends string> = Record<string, Choice<C, R, string>>;

/** The reading in force for every entry of a table. */
export type Resolved<T> = { [K in keyof T]: T[K] extends { values: Record<infer V, string> } ? V : never };

/** Rule sets that leave an entry open, so that a ruling decides. */
export const openIn = <R extends string>(choice: Choice<string, R, string>, ruleSets: readonly R[]): R[] =>
  choice.otherwise === undefined ? [] : ruleSets.filter((ruleSet) => choice.settled?.[ruleSet] === undefined);

/** The reading a rule set has before any ruling. */
export const readingIn = <R extends string>(choice: Choice<string, R, string>, ruleSet: R): string =>
  choice.settled?.[ruleSet] ?? choice.otherwise ?? '';

export const isGap = <R extends string>(choice: Choice<string, R, string>, ruleSets: readonly R[]): boolean =>
  openIn(choice, ruleSets).length > 0;

export const isDifference = <R extends string>(choice: Choice<string, R, string>, ruleSets: readonly R[]): boolean =>
  new Set(ruleSets.map((ruleSet) => readingIn(choice, ruleSet))).size > 1;

export type RulingProblem =
  | { name: string; problem: 'unknown' }
  | { name: string; problem: 'settled'; clause: string }
  | { name: string; problem: 'value'; value: string; known: string[] };

/** What is wrong with a set of rulings under a rule set; nothing wrong: an empty list. */
export function rulingProblems<R extends string>(
  table: ChoiceTable<string, R>,
  ruleSet: R,
  rulings: Record<string, string>,
): RulingProblem[] {
  return Object.entries(rulings).flatMap(([name, value]): RulingProblem[] => {
    const choice = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!choice) return [{ name, problem: 'unknown' }];
    if (choice.settled?.[ruleSet] !== undefined || choice.otherwise === undefined)
      return [{ name, problem: 'settled', clause: choice.clause }];
    if (!Object.hasOwn(choice.values, value))
      return [{ name, problem: 'value', value, known: Object.keys(choice.values) }];
    return [];
  });
}

/** What of an entry decides; its words are not looked at. */
export type Deciding<R extends string> = Pick<Choice<string, R, string>, 'settled' | 'otherwise'>;

/** Every entry's reading under a rule set and rulings that have no problems. */
export const resolve = <R extends string, Rules>(
  table: Record<keyof Rules & string, Deciding<R>>,
  ruleSet: R,
  rulings: Record<string, string>,
): Rules =>
  Object.fromEntries(
    Object.entries<Deciding<R>>(table).map(([name, choice]) => [
      name,
      choice.settled?.[ruleSet] ?? (Object.hasOwn(rulings, name) ? rulings[name] : choice.otherwise),
    ]),
  ) as Rules;

/** Reads the readings in force in a game. Its set-up never changes, so they are worked out once for each. */
export function readingsOf<R extends string, Rules>(table: Record<keyof Rules & string, Deciding<R>>) {
  const resolved = new WeakMap<object, Rules>();
  let last: { setup: object; rules: Rules } | null = null;
  return ({ setup }: { setup: { ruleSet: R; rulings: Partial<Rules> } }): Rules => {
    if (last?.setup === setup) return last.rules;
    let rules = resolved.get(setup);
    if (!rules) {
      rules = resolve<R, Rules>(table, setup.ruleSet, setup.rulings as Record<string, string>);
      resolved.set(setup, rules);
    }
    last = { setup, rules };
    return rules;
  };
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
