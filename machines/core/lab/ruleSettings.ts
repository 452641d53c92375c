/** What a game is played by: a rule set, and how its gaps are read. */
export interface RuleSettingsOf<RuleSet, Rulings> {
  rules: RuleSet;
  rulings: Rulings;
}

/** A choice that two settings decide differently. */
export interface PartingOf<Name extends string> {
  name: Name;
  values: [string, string];
}

interface Books<RuleSet, Rulings, Rules> {
  defaultRuleSet: RuleSet;
  choiceNames: readonly (keyof Rules & string)[];
  /** The readings in force in a game. */
  rulesOf: (game: { setup: { ruleSet: RuleSet; rulings: Rulings } }) => Rules;
}

/** Reads positions of a game by one rule set with rulings or another. */
export function ruleSettingsTools<
  RuleSet extends string,
  Rulings extends object,
  Rules extends Record<string, string>,
>({ defaultRuleSet, choiceNames, rulesOf }: Books<RuleSet, Rulings, Rules>) {
  type Settings = RuleSettingsOf<RuleSet, Rulings>;
  const inForce = ({ rules, rulings }: Settings): Rules => rulesOf({ setup: { ruleSet: rules, rulings } });
  return {
    settingsOf: ({ rules, rulings }: { rules?: RuleSet; rulings?: Rulings }): Settings => ({
      rules: rules ?? defaultRuleSet,
      rulings: rulings ?? ({} as Rulings),
    }),
    partings: (a: Settings, b: Settings): PartingOf<keyof Rules & string>[] => {
      const [one, other] = [inForce(a), inForce(b)];
      return choiceNames.flatMap((name) =>
        one[name] === other[name] ? [] : [{ name, values: [one[name], other[name]] as [string, string] }],
      );
    },
    /** A rule set without rulings. */
    defaultSettings: (rules: RuleSet = defaultRuleSet): Settings => ({ rules, rulings: {} as Rulings }),
  };
}
