/**
 * Where editions disagree or say nothing. One entry serves both: `settled` holds what a rule set's own text says;
 * a rule set it does not name leaves the matter open, and a ruling (or `otherwise`, the default) decides.
 */
export interface ChoiceRow<Clause extends string, RuleSet extends string, Value extends string> {
  clause: Clause;
  values: readonly Value[];
  settled?: Partial<Record<RuleSet, NoInfer<Value>>>;
  otherwise?: NoInfer<Value>;
  /** The default of a rule set that leaves the matter open but leans to another reading than `otherwise`. */
  usual?: Partial<Record<RuleSet, NoInfer<Value>>>;
}

export type ChoiceRows<C extends string, R extends string> = Record<string, ChoiceRow<C, R, string>>;

/** One matter in words. */
export interface ChoiceWords<Value extends string = string> {
  readonly title: string;
  /** Each possible reading, in words. */
  readonly values: Readonly<Record<Value, string>>;
  /** Why the default is what it is; required where something is left open. */
  readonly why?: string;
}

/** A matter with its words, in the language that is spoken when they are read. */
export type Choice<Clause extends string, RuleSet extends string, Value extends string> = Omit<
  ChoiceRow<Clause, RuleSet, Value>,
  'values'
> &
  ChoiceWords<Value>;

export type ChoiceTable<C extends string, R extends string> = Record<string, Choice<C, R, string>>;

/** The reading in force for every entry of a table. */
export type Resolved<T> = { [K in keyof T]: T[K] extends { values: Readonly<Record<infer V, string>> } ? V : never };

/** Rule sets that leave an entry open, so that a ruling decides. */
export const openIn = <R extends string>(choice: Deciding<R>, ruleSets: readonly R[]): R[] =>
  choice.otherwise === undefined ? [] : ruleSets.filter((ruleSet) => choice.settled?.[ruleSet] === undefined);

/** The reading a rule set has before any ruling. */
export const readingIn = <R extends string>(choice: Deciding<R>, ruleSet: R): string =>
  choice.settled?.[ruleSet] ?? choice.usual?.[ruleSet] ?? choice.otherwise ?? '';

export const isGap = <R extends string>(choice: Deciding<R>, ruleSets: readonly R[]): boolean =>
  openIn(choice, ruleSets).length > 0;

export const isDifference = <R extends string>(choice: Deciding<R>, ruleSets: readonly R[]): boolean =>
  new Set(ruleSets.map((ruleSet) => readingIn(choice, ruleSet))).size > 1;

/** What of an entry decides; its words are not looked at. */
export type Deciding<R extends string> = Pick<ChoiceRow<string, R, string>, 'settled' | 'otherwise' | 'usual'>;

/** Every entry's reading under a rule set and rulings that have no problems. */
export const resolve = <R extends string, Rules>(
  table: Record<keyof Rules & string, Deciding<R>>,
  ruleSet: R,
  rulings: Record<string, string>,
): Rules =>
  Object.fromEntries(
    Object.entries<Deciding<R>>(table).map(([name, choice]) => [
      name,
      choice.settled?.[ruleSet] ?? (Object.hasOwn(rulings, name) ? rulings[name] : readingIn(choice, ruleSet)),
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
