import { isGap, openIn } from '@machines/core/choices.ts';
import type { GameOf, RunIn } from '@machines/core/game.ts';
import { PositionError } from '@machines/core/position/error.ts';
import { unmetText } from '@machines/core/position/unmet.ts';
import type { Problem } from '@/content/problem.ts';
import { runScenario, type ScenarioGame, type ScenarioTypes } from './scenarioGame.ts';
import type { OutcomeOf, ScenarioOf, ScenarioWords } from './scenarioSchema.ts';

/** One way to play a scenario: an outcome under one of its rule sets. */
export interface Variant<T extends ScenarioTypes> {
  ruleSet: T['ruleSet'];
  rulings: Record<string, string>;
  outcome: OutcomeOf<T>;
}

/** Rule sets in which rulings decide anything: where one settles the matter, there is nothing to rule. */
const openFor = <T extends ScenarioTypes>(
  { choices, ruleSets }: GameOf<T>,
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
    return (outcome.in ?? openFor(game.game, rulings)).map((ruleSet) => ({ ruleSet, rulings, outcome }));
  });

export const playVariant = <T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  { ruleSet, rulings, outcome }: Variant<T>,
): RunIn<T> => runScenario(game, scenario, { rules: ruleSet, rulings }, outcome.moves ?? scenario.moves);

const nameOf = <T extends ScenarioTypes>({ ruleSet, rulings }: Variant<T>): string =>
  [ruleSet, ...Object.entries(rulings).map(([name, value]) => `${name}=${value}`)].join(' ');

/** Which answers the engine calls right; one of them, if the scenario is sound. */
export const rightAnswers = <T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  played: RunIn<T>,
): string[] =>
  Object.entries(scenario.answers).flatMap(([answer, checks]) =>
    game.game.unmetOf(played, checks).length === 0 ? [answer] : [],
  );

/** One thing that a scenario says, and what the engine says to it under one reading of the rules. */
export interface Claim {
  /** The rule set, and the rulings that are not its own. */
  under: string;
  /** Where in the file it stands. */
  place: string;
  claim: unknown;
  holds: boolean;
  /** One sentence: that it is so, or what is so instead. */
  engine: string;
}

/** A move that is refused though nothing in the scenario asks for that: whatever else fails, fails for it. */
function unasked<T extends ScenarioTypes>(
  { game: { sentence } }: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  { outcome }: Variant<T>,
  { refused, state }: RunIn<T>,
): { place: string; engine: string }[] {
  if (!refused || JSON.stringify([scenario.answers, outcome.expect]).includes('"stopped"')) return [];
  const { move, refusal } = refused;
  const place = outcome.moves ? `outcomes[${scenario.outcomes.indexOf(outcome)}].moves[${move}]` : `moves[${move}]`;
  return [{ place, engine: `${refusal.rule} refuses it: ${sentence(refusal, state)}` }];
}

function variantClaims<T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  variant: Variant<T>,
): Claim[] {
  const { outcome } = variant;
  const under = nameOf(variant);
  const at = `outcomes[${scenario.outcomes.indexOf(outcome)}]`;
  const said = (place: string, claim: unknown, against: string | null): Claim => ({
    under,
    place,
    claim,
    holds: against === null,
    engine: against ?? 'it is so',
  });
  try {
    const played = playVariant(game, scenario, variant);
    const answers = rightAnswers(game, scenario, played);
    const only = answers.length === 1 && answers[0] === outcome.answer;
    const instead = `${outcome.answer} alone should be right; the engine says ${answers.join(', ') || 'none of the answers'}`;
    return [
      ...unasked(game, scenario, variant, played).map(({ place, engine }) => said(place, 'the move is played', engine)),
      ...outcome.expect.map((check, n): Claim => {
        const [unmet] = game.game.unmetOf(played, [check]);
        const against = unmet
          ? unmetText(unmet, (refusal) => game.game.sentence(refusal as T['refusal'], played.state))
          : null;
        return said(`${at}.expect[${n}]`, check, against);
      }),
      said(`${at}.answer`, outcome.answer, only ? null : instead),
    ];
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    // Moves of the scenario are told from those on the way to its position by their place.
    const inMoves = /^(moves|outcomes)\b/.test(error.place) && !('moves' in scenario.position);
    return [said(inMoves ? error.place : `position.${error.place}`, 'it can be laid out and played', error.message)];
  }
}

/** Everything a scenario says of what comes of it, under every reading that it names. */
export const claimsOf = <T extends ScenarioTypes>(game: ScenarioGame<T>, scenario: ScenarioOf<T>): Claim[] =>
  variantsOf(game, scenario).flatMap((variant) => variantClaims(game, scenario, variant));

/** What is false, once each: the readings under which it is stand with it, unless it is under all. */
function falseClaims(claims: readonly Claim[]): Problem[] {
  const readings = new Set(claims.map(({ under }) => under));
  const wrong = claims.filter(({ holds }) => !holds);
  const once = new Map(wrong.map((claim) => [`${claim.place}: ${claim.engine}`, claim]));
  return [...once.values()].map(({ place, engine }) => {
    const under = wrong.filter((each) => each.place === place && each.engine === engine).map((each) => each.under);
    return { path: place, message: under.length === readings.size ? engine : `under ${under.join(', ')}: ${engine}` };
  });
}

/** A difference is shown in every rule set, a gap in every reading. */
function choiceProblems<T extends ScenarioTypes>(
  { choices, ruleSets }: GameOf<T>,
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

/** Everything that is wrong with a scenario; empty if the engine does what it says. */
export function scenarioProblems<T extends ScenarioTypes>(game: ScenarioGame<T>, scenario: ScenarioOf<T>): Problem[] {
  const variants = variantsOf(game, scenario);
  const unknown = scenario.outcomes.flatMap(({ answer }, n) =>
    Object.hasOwn(scenario.answers, answer)
      ? []
      : [{ path: `outcomes[${n}].answer`, message: `there is no answer ${answer}` }],
  );
  return [
    ...(Object.keys(scenario.answers).length < 2
      ? [{ path: 'answers', message: 'a question needs two answers or more' }]
      : []),
    ...unknown,
    ...choiceProblems(game.game, scenario, variants).map((message) => ({ path: 'outcomes', message })),
    ...falseClaims(claimsOf(game, scenario)),
  ];
}

/** A position that no game could reach says why, and no other does. */
export function reasonProblems(constructed: boolean, reason: string | undefined): Problem[] {
  if (constructed === (reason !== undefined)) return [];
  return [{ path: 'constructed', message: constructed ? 'no reason is given' : 'a reason for nothing' }];
}

/** Words for what is not there, or nothing for what is. */
export function wordsProblems(
  scenario: { answers: Record<string, unknown>; constructed?: boolean },
  words: ScenarioWords,
): Problem[] {
  const wanted = Object.keys(scenario.answers);
  const given = Object.keys(words.answers);
  const told = (answers: string[], message: string) =>
    answers.map((answer) => ({ path: `answers.${answer}`, message }));
  return [
    ...told(
      wanted.filter((answer) => !given.includes(answer)),
      'no words',
    ),
    ...told(
      given.filter((answer) => !wanted.includes(answer)),
      'no such answer',
    ),
    ...reasonProblems(scenario.constructed ?? false, words.constructed),
  ];
}
