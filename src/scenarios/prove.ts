import { isGap, openIn } from '@machines/core/choices.ts';
import { type ChoiceName, choices, type RuleSet, type Rulings, ruleSets } from '@machines/smartphone/editions.ts';
import { holds, unmetOf } from '@machines/smartphone/position/checks.ts';
import { PositionError } from '@machines/smartphone/position/moves.ts';
import { type Run, run } from '@machines/smartphone/position/run.ts';
import { unmetText } from '@machines/smartphone/position/unmet.ts';
import type { Outcome, Scenario, ScenarioWords } from './schema.ts';

/** One way to play a scenario: an outcome under one of its rule sets. */
export interface Variant {
  ruleSet: RuleSet;
  rulings: Rulings;
  outcome: Outcome;
}

const rulingsOf = ({ rulings }: Outcome): Rulings => (rulings ?? {}) as Rulings;

/** Rule sets in which rulings decide anything: where one settles the matter, there is nothing to rule. */
const openFor = (rulings: Rulings): RuleSet[] =>
  ruleSets.filter((ruleSet) =>
    (Object.keys(rulings) as ChoiceName[]).every((name) => openIn(choices[name], ruleSets).includes(ruleSet)),
  );

export const variantsOf = ({ outcomes, position }: Scenario): Variant[] =>
  outcomes.flatMap((outcome) => {
    // A position's own rulings stand in every outcome.
    const rulings = { ...position.rulings, ...rulingsOf(outcome) };
    return (outcome.in ?? openFor(rulings)).map((ruleSet) => ({ ruleSet, rulings, outcome }));
  });

export const playVariant = (scenario: Scenario, { ruleSet, rulings, outcome }: Variant): Run =>
  run({ ...scenario.position, rules: ruleSet, rulings }, outcome.moves ?? scenario.moves, scenario.until);

const nameOf = ({ ruleSet, rulings }: Variant): string =>
  [ruleSet, ...Object.entries(rulings).map(([name, value]) => `${name}=${value}`)].join(' ');

/** Which answers the engine calls right; one of them, if the scenario is sound. */
export const rightAnswers = (scenario: Scenario, played: Run): string[] =>
  Object.entries(scenario.answers).flatMap(([answer, checks]) => (holds(played, checks) ? [answer] : []));

function variantProblems(scenario: Scenario, variant: Variant): string[] {
  try {
    const played = playVariant(scenario, variant);
    const right = rightAnswers(scenario, played);
    return [
      ...unmetOf(played, variant.outcome.expect).map(unmetText),
      ...(right.length === 1 && right[0] === variant.outcome.answer
        ? []
        : [
            `the right answer should be ${variant.outcome.answer} alone; the engine says ${right.join(', ') || 'none'}`,
          ]),
    ];
  } catch (error) {
    if (error instanceof PositionError) return [`${error.place}: ${error.message}`];
    throw error;
  }
}

/** A difference is shown in every rule set, a gap in every reading. */
function choiceProblems({ kind, choice }: Scenario, variants: readonly Variant[]): string[] {
  if (kind !== 'difference' && kind !== 'gap') return [];
  if (!choice) return [`a ${kind} has to name its choice`];
  const entry = choices[choice as ChoiceName];
  const missing =
    kind === 'difference' ? ruleSets.filter((each) => !variants.some(({ ruleSet }) => ruleSet === each)) : [];
  const readings = kind === 'gap' ? Object.keys(entry.values) : [];
  return [
    ...(kind === 'gap' && !isGap(entry, ruleSets) ? [`${choice} is no gap`] : []),
    ...missing.map((ruleSet) => `no outcome for ${ruleSet}`),
    ...readings
      .filter((value) => !variants.some(({ rulings }) => rulings[choice as ChoiceName] === value))
      .map((value) => `no outcome for ${choice}=${value}`),
  ];
}

/** Everything that is wrong with a scenario; nothing: the engine does what it says. */
export function scenarioProblems(scenario: Scenario): string[] {
  const variants = variantsOf(scenario);
  const unknown = scenario.outcomes.filter(({ answer }) => !Object.hasOwn(scenario.answers, answer));
  return [
    ...(Object.keys(scenario.answers).length < 2 ? ['a question needs two answers or more'] : []),
    ...unknown.map(({ answer }) => `there is no answer ${answer}`),
    ...choiceProblems(scenario, variants),
    ...variants.flatMap((variant) =>
      variantProblems(scenario, variant).map((problem) => `${nameOf(variant)}: ${problem}`),
    ),
  ];
}

/** Words for what is not there, or nothing for what is. */
export function wordsProblems(scenario: Scenario, words: ScenarioWords): string[] {
  const wanted = Object.keys(scenario.answers);
  const given = Object.keys(words.answers);
  return [
    ...wanted.filter((answer) => !given.includes(answer)).map((answer) => `answers.${answer}: no words`),
    ...given.filter((answer) => !wanted.includes(answer)).map((answer) => `answers.${answer}: no such answer`),
  ];
}
