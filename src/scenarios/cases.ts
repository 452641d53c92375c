import { readingIn } from '@machines/core/choices.ts';
import type { GameOf, LaidIn, RunIn } from '@machines/core/game.ts';
import { playVariant, rightAnswers, type Variant, variantsOf } from './proveScenario.ts';
import { layScenario, runScenario, type ScenarioGame, type ScenarioTypes } from './scenarioGame.ts';
import type { OutcomeOf, ScenarioOf } from './scenarioSchema.ts';

/** A ruling in words: what was asked, and how it is read. */
export interface RulingView {
  name: string;
  title: string;
  reading: string;
}

/** One outcome of a scenario as its page is given it: everything looked up, nothing left to parse. */
export interface Case<T extends ScenarioTypes> {
  ruleSets: T['ruleSet'][];
  /** The rulings that make this case, not those of the position itself. */
  rulings: RulingView[];
  /** Nothing is read otherwise than by default. */
  usual: boolean;
  answer: string;
  laid: LaidIn<T>;
  /** What of the table looks otherwise before the question is answered. */
  before: Partial<T['state']>;
  actions: T['action'][];
  /** Whether the position may be played before the answer: how its phase begins does not tell it. */
  open: boolean;
  /** Moves that each answer is about, where its claim names one. */
  tries: Record<string, T['action'][]>;
  until: T['state']['phase'] | null;
}

export const rulingViews = <T extends ScenarioTypes>(
  { choices }: Pick<GameOf<T>, 'choices'>,
  rulings: Partial<Record<string, string>>,
): RulingView[] =>
  // Read when the page is made: cases are proved once, and told in every language.
  Object.entries(rulings).map(([name, value = '']) => ({
    name,
    get title() {
      return choices[name]?.title ?? name;
    },
    get reading() {
      return choices[name]?.values[value] ?? value;
    },
  }));

/** Whether an outcome's rulings are what a rule set reads by default. */
const isUsual = <T extends ScenarioTypes>(
  { choices }: Pick<GameOf<T>, 'choices'>,
  { rulings = {} }: OutcomeOf<T>,
  ruleSet: T['ruleSet'],
): boolean =>
  Object.entries(rulings).every(([name, value]) => {
    const choice = choices[name];
    return choice && readingIn(choice, ruleSet) === value;
  });

/** The moves that answers say may be made, or may not, at the end of the line. */
const triesOf = <T extends ScenarioTypes>({ answers }: ScenarioOf<T>, run: RunIn<T>): Record<string, T['action'][]> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([answer, checks]) => {
      const moves = (checks as { allowed?: T['move']; refused?: T['move'] }[]).flatMap(({ allowed, refused }) =>
        [allowed, refused].flatMap((move) => (move === undefined ? [] : [run.actionOf(run.state, move)])),
      );
      return moves.length > 0 ? [[answer, moves]] : [];
    }),
  );

function caseOf<T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  outcome: OutcomeOf<T>,
  variants: readonly Variant<T>[],
): Case<T> {
  const played = variants.find(({ ruleSet }) => ruleSet === game.game.defaultRuleSet) ?? variants[0];
  if (!played) throw new Error('An outcome that holds nowhere; the proof of its scenario should have said so.');
  const { ruleSet, rulings } = played;
  const laid = layScenario(game, scenario, { rules: ruleSet, rulings });
  const own = outcome.rulings ?? {};
  const run = playVariant(game, scenario, played);
  const begun = runScenario(game, scenario, { rules: ruleSet, rulings }, []);
  const tells = rightAnswers(game, scenario, begun).join() === outcome.answer && begun.news.length > 0;
  const before = game.before(scenario, laid);
  const hidden = Object.keys(before).some((key) => key !== 'phase');
  return {
    ruleSets: variants.map((variant) => variant.ruleSet),
    rulings: rulingViews(game.game, own),
    usual: isUsual(game.game, outcome, ruleSet),
    answer: outcome.answer,
    laid,
    before,
    actions: run.actions,
    open: run.actions.length > 0 && !tells && !hidden,
    tries: triesOf(scenario, run),
    until: scenario.until ?? null,
  };
}

/**
 * The outcomes of a scenario, apart for rule sets in which they are usual and in which they are not. The one to ask
 * about comes first: the default rules, read as usual.
 */
export function casesOf<T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
): [Case<T>, ...Case<T>[]] {
  const variants = variantsOf(game, scenario);
  const cases = scenario.outcomes.flatMap((outcome) => {
    const own = variants.filter((variant) => variant.outcome === outcome);
    const [usual, ruled] = [true, false].map((each) =>
      own.filter(({ ruleSet }) => isUsual(game.game, outcome, ruleSet) === each),
    ) as [Variant<T>[], Variant<T>[]];
    return [usual, ruled].filter((some) => some.length > 0).map((some) => caseOf(game, scenario, outcome, some));
  });
  const rank = (each: Case<T>) => (each.usual ? 0 : 2) + (each.ruleSets.includes(game.game.defaultRuleSet) ? 0 : 1);
  // A scenario has an outcome or more, so there is a first case.
  return cases.toSorted((a, b) => rank(a) - rank(b)) as [Case<T>, ...Case<T>[]];
}

/** The right answer in each rule set, read as usual. */
export const answersByRuleSet = <T extends ScenarioTypes>(
  { ruleSets }: Pick<GameOf<T>, 'ruleSets'>,
  cases: readonly Case<T>[],
): Partial<Record<T['ruleSet'], string>> =>
  Object.fromEntries(
    ruleSets.flatMap((ruleSet) => {
      const found = cases.find((each) => each.usual && each.ruleSets.includes(ruleSet));
      return found ? [[ruleSet, found.answer]] : [];
    }),
  ) as Partial<Record<T['ruleSet'], string>>;
