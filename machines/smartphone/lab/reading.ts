import type { PositionSpec } from '../position/spec.ts';
import { type ChoiceName, choiceNames, defaultRuleSet, type RuleSet, type Rulings, rulesOf } from '../readings.ts';

/** What a game is played by: a rule set, and how its gaps are read. */
export interface Reading {
  rules: RuleSet;
  rulings: Rulings;
}

export const readingOf = ({ rules, rulings }: PositionSpec): Reading => ({
  rules: rules ?? defaultRuleSet,
  rulings: rulings ?? {},
});

export const read = (spec: PositionSpec, { rules, rulings }: Reading): PositionSpec => ({ ...spec, rules, rulings });

const inForce = ({ rules, rulings }: Reading) => rulesOf({ setup: { ruleSet: rules, rulings } });

/** A matter that two readings decide differently. */
export interface Parting {
  name: ChoiceName;
  values: [string, string];
}

export function partings(a: Reading, b: Reading): Parting[] {
  const [one, other] = [inForce(a), inForce(b)];
  return choiceNames.flatMap((name) =>
    one[name] === other[name] ? [] : [{ name, values: [one[name], other[name]] as [string, string] }],
  );
}

/** A rule set with every gap read as usual. */
export const defaultReading = (rules: RuleSet = defaultRuleSet): Reading => ({ rules, rulings: {} });
