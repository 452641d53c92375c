import { readingIn } from '@machines/core/choices.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import {
  type ChoiceName,
  choices,
  defaultRuleSet,
  type RuleSet,
  type Rulings,
  ruleSets,
} from '@machines/smartphone/editions.ts';
import type { Phase } from '@machines/smartphone/names.ts';
import { layPosition } from '@machines/smartphone/position/build.ts';
import type { Laid } from '@machines/smartphone/position/open.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { playVariant, type Variant, variantsOf } from './prove.ts';
import type { Outcome, Scenario } from './schema.ts';

/** A ruling in words: what was asked, and how it is read. */
export interface RulingView {
  name: string;
  title: string;
  reading: string;
}

/** One outcome of a scenario as its page is given it: everything looked up, nothing left to parse. */
export interface Case {
  ruleSets: RuleSet[];
  /** The rulings that make this case, not those of the position itself. */
  rulings: RulingView[];
  /** Nothing is read otherwise than by default. */
  usual: boolean;
  answer: string;
  laid: Laid;
  /** What of the table looks otherwise before the question is answered. */
  before: Partial<GameState>;
  actions: Action[];
  until: Phase | null;
}

export const rulingViews = (rulings: Rulings): RulingView[] =>
  Object.entries(rulings).map(([name, value]) => {
    const choice = choices[name as ChoiceName];
    // Read when the page is made: cases are proved once, and told in every language.
    return {
      name,
      get title() {
        return choice.title;
      },
      get reading() {
        return (choice.values as Record<string, string>)[value] ?? value;
      },
    };
  });

const isUsual = (rulings: Rulings, ruleSet: RuleSet): boolean =>
  Object.entries(rulings).every(([name, value]) => readingIn(choices[name as ChoiceName], ruleSet) === value);

/** The table as it stands before the phase begins; Steve's marker only where the position says where it is. */
function beforeOf({ position }: Scenario, { table }: Laid): Partial<GameState> {
  const told = position.steve === undefined || position.table?.[position.steve]?.marker !== undefined;
  const unmarked = (seat: GameState['seats'][number]) =>
    seat.steve ? { ...seat, steve: { ...seat.steve, marker: null } } : seat;
  return { phase: position.phase, ...(!told && { seats: table.seats.map(unmarked) }) };
}

function caseOf(scenario: Scenario, outcome: Outcome, variants: readonly Variant[]): Case {
  const played = variants.find(({ ruleSet }) => ruleSet === defaultRuleSet) ?? variants[0];
  if (!played) throw new Error('An outcome that holds nowhere; the proof of its scenario should have said so.');
  const { ruleSet, rulings } = played;
  const laid = layPosition({ ...scenario.position, rules: ruleSet, rulings });
  const own = (outcome.rulings ?? {}) as Rulings;
  return {
    ruleSets: variants.map((variant) => variant.ruleSet),
    rulings: rulingViews(own),
    usual: isUsual(own, ruleSet),
    answer: outcome.answer,
    laid,
    before: beforeOf(scenario, laid),
    actions: playVariant(scenario, played).actions,
    until: scenario.until ?? null,
  };
}

/** The outcomes of a scenario. The one to ask about comes first: the default rules, read as usual. */
export function casesOf(scenario: Scenario): [Case, ...Case[]] {
  const variants = variantsOf(scenario);
  const cases = scenario.outcomes.map((outcome) =>
    caseOf(
      scenario,
      outcome,
      variants.filter((variant) => variant.outcome === outcome),
    ),
  );
  const rank = (each: Case) => (each.usual ? 0 : 2) + (each.ruleSets.includes(defaultRuleSet) ? 0 : 1);
  // A scenario has an outcome or more, so there is a first case.
  return cases.toSorted((a, b) => rank(a) - rank(b)) as [Case, ...Case[]];
}

/** The right answer in each rule set, read as usual. */
export const answersByRuleSet = (cases: readonly Case[]): Partial<Record<RuleSet, string>> =>
  Object.fromEntries(
    ruleSets.flatMap((ruleSet) => {
      const found = cases.find((each) => each.usual && each.ruleSets.includes(ruleSet));
      return found ? [[ruleSet, found.answer]] : [];
    }),
  );
