import { isGap, openIn } from '@machines/core/choices.ts';
import { PositionError } from '@machines/core/position/error.ts';
import { unmetText } from '@machines/core/position/unmet.ts';
import type { RunIn, ScenarioGame, ScenarioTypes } from './game.ts';
import type { OutcomeOf, ScenarioOf, ScenarioWords } from './schema.ts';

/** One way to play a scenario: an outcome under one of its rule sets. */
export interface Variant<T extends ScenarioTypes> {
  ruleSet: T['ruleSet'];
  rulings: Record<string, string>;
  outcome: OutcomeOf<T>;
}

/** Rule sets in which rulings decide anything: where one settles the matter, there is nothing to rule. */
const openFor = <T extends ScenarioTypes>(
  { choices, ruleSets }: ScenarioGame<T>,
  rulings: Record<string, string>,
): T['ruleSet'][] =>
  ruleSets.filter((ruleSet) =>
    Object.keys(rulings).every((name) => choices[name] && openIn(choices[name], ruleSets).includes(ruleSet)),
  );

export const variantsOf = <T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  { outcomes, position }: ScenarioOf<T>,
): Variant<T>[] =>
  outcomes.flatMap((outcome) => {
    // A position's own rulings stand in every outcome.
    const rulings = { ...position.rulings, ...outcome.rulings } as Record<string, string>;
    return (outcome.in ?? openFor(game, rulings)).map((ruleSet) => ({ ruleSet, rulings, outcome }));
  });

export const playVariant = <T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  { ruleSet, rulings, outcome }: Variant<T>,
): RunIn<T> => game.run(scenario, { rules: ruleSet, rulings }, outcome.moves ?? scenario.moves);

const nameOf = <T extends ScenarioTypes>({ ruleSet, rulings }: Variant<T>): string =>
  [ruleSet, ...Object.entries(rulings).map(([name, value]) => `${name}=${value}`)].join(' ');

/** Which answers the engine calls right; one of them, if the scenario is sound. */
export const rightAnswers = <T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  played: RunIn<T>,
): string[] =>
  Object.entries(scenario.answers).flatMap(([answer, checks]) =>
    game.unmet(played, checks).length === 0 ? [answer] : [],
  );

function variantProblems<T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  variant: Variant<T>,
): string[] {
  try {
    const played = playVariant(game, scenario, variant);
    const right = rightAnswers(game, scenario, played);
    return [
      ...game.unmet(played, variant.outcome.expect).map(unmetText),
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
function choiceProblems<T extends ScenarioTypes>(
  { choices, ruleSets }: ScenarioGame<T>,
  { kind, choice }: ScenarioOf<T>,
  variants: readonly Variant<T>[],
): string[] {
  if (kind !== 'difference' && kind !== 'gap') return [];
  const entry = choice && choices[choice];
  if (!choice || !entry) return [`a ${kind} has to name its choice`];
  const missing =
    kind === 'difference' ? ruleSets.filter((each) => !variants.some(({ ruleSet }) => ruleSet === each)) : [];
  const readings = kind === 'gap' ? Object.keys(entry.values) : [];
  return [
    ...(kind === 'gap' && !isGap(entry, ruleSets) ? [`${choice} is no gap`] : []),
    ...missing.map((ruleSet) => `no outcome for ${ruleSet}`),
    ...readings
      .filter((value) => !variants.some(({ rulings }) => rulings[choice] === value))
      .map((value) => `no outcome for ${choice}=${value}`),
  ];
}

/** Everything that is wrong with a scenario; nothing: the engine does what it says. */
export function scenarioProblems<T extends ScenarioTypes>(game: ScenarioGame<T>, scenario: ScenarioOf<T>): string[] {
  const variants = variantsOf(game, scenario);
  const unknown = scenario.outcomes.filter(({ answer }) => !Object.hasOwn(scenario.answers, answer));
  return [
    ...(Object.keys(scenario.answers).length < 2 ? ['a question needs two answers or more'] : []),
    ...unknown.map(({ answer }) => `there is no answer ${answer}`),
    ...choiceProblems(game, scenario, variants),
    ...variants.flatMap((variant) =>
      variantProblems(game, scenario, variant).map((problem) => `${nameOf(variant)}: ${problem}`),
    ),
  ];
}

/** Words for what is not there, or nothing for what is. */
export function wordsProblems(scenario: { answers: Record<string, unknown> }, words: ScenarioWords): string[] {
  const wanted = Object.keys(scenario.answers);
  const given = Object.keys(words.answers);
  return [
    ...wanted.filter((answer) => !given.includes(answer)).map((answer) => `answers.${answer}: no words`),
    ...given.filter((answer) => !wanted.includes(answer)).map((answer) => `answers.${answer}: no such answer`),
  ];
}
