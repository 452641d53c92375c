import { readingIn } from '@machines/core/choices.ts';
import { type ChoiceName, choices, type RuleSet, type Rulings, ruleSets } from '@machines/smartphone/editions.ts';
import { startPhase, step } from '@machines/smartphone/flow.ts';
import { layOut, openPosition } from '@machines/smartphone/position/build.ts';
import { actionOf } from '@machines/smartphone/position/moves.ts';
import type { Move } from '@machines/smartphone/position/spec.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { sentence } from '@machines/smartphone/words/index.ts';
import { type Scenario, type SmartphoneShown, scenarioGame } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Example as ExampleOf } from '@/rules/references.ts';
import { type Variant as VariantOf, variantsOf } from '@/scenarios/prove.ts';
import type { Case, PlayedPhase } from './wishes.ts';

type Variant = VariantOf<SmartphoneShown>;
/** Questions are asked of the first game. */
export type Example = ExampleOf<Scenario>;

/** What the rules say to a move at one moment. */
export interface Answer {
  phase: PlayedPhase;
  allowed: boolean;
  clause: string;
  /** The refusal; null when it is allowed. */
  sentence: string | null;
  ruleSets: RuleSet[];
  /** A ruling that a table may choose in place of the usual one; null: as the rule sets stand. */
  ruling: string | null;
}

function answer(state: GameState, move: Move): Pick<Answer, 'phase' | 'allowed' | 'clause' | 'sentence'> {
  const stepped = step(state, actionOf(state, move));
  const phase = state.phase as PlayedPhase;
  if (!stepped.ok) {
    const { refusal } = stepped;
    return { phase, allowed: false, clause: refusal.rule, sentence: sentence(refusal, componentsOf(state)) };
  }
  return { phase, allowed: true, clause: stepped.state.news[0]?.rule ?? '', sentence: null };
}

/** The move at the beginning of a phase in a game that has only just begun, with Green to act. */
export function askInPhase(phase: PlayedPhase, move: Move): Answer {
  const spec = { phase, table: { green: { price: 4, active: { research: 1, logistics: 1 } } } };
  const state = phase === 'planning' ? openPosition(spec).state : startPhase(layOut(spec), phase);
  return { ...answer(state, move), ruleSets: [...ruleSets], ruling: null };
}

/** The ruling of a variant that is not the usual one, in words. */
function otherRuling({ ruleSet, rulings }: Variant): string | null {
  const other = Object.entries(rulings).filter(
    ([name, value]) => readingIn(choices[name as ChoiceName], ruleSet) !== value,
  );
  const said = other.map(([name, value]) => {
    const { title, values } = choices[name as ChoiceName] as { title: string; values: Record<string, string> };
    return `${title} ${values[value]}`;
  });
  return said.length > 0 ? said.join(' ') : null;
}

/** The wish in one variant of a scenario. What is allowed is told by the clause of its news. */
function askVariant({ scenario }: Example, { move, instead }: Case, variant: Variant): Answer {
  const { ruleSet, rulings, outcome } = variant;
  const moves = outcome.moves ?? scenario.moves ?? [];
  const at = move ?? moves.length - 1;
  const spec = { ...scenario.position, rules: ruleSet, rulings: rulings as Rulings };
  const { state } = openPosition({ ...spec, moves: [...(spec.moves ?? []), ...moves.slice(0, at)] });
  const asked = instead ?? moves[at];
  if (!asked) throw new Error('The scenario has no such move.');
  return { ...answer(state, asked), ruleSets: [ruleSet], ruling: otherRuling(variant) };
}

/** What is allowed goes by the clause that forbids it in other editions or rulings, else by the one the scenario is about. */
function clauseOf({ scenario }: Example, said: Answer, all: readonly Answer[]): string {
  if (!said.allowed) return said.clause;
  const refused = all.filter(({ allowed }) => !allowed);
  const forbidden = refused.find(({ ruling }) => ruling === null) ?? refused[0];
  if (forbidden) return forbidden.clause;
  return scenario.clauses.find((id) => id === said.clause) ?? scenario.clauses[0] ?? said.clause;
}

const same = (a: Answer, b: Answer): boolean =>
  a.phase === b.phase && a.allowed === b.allowed && a.clause === b.clause && a.ruling === b.ruling;

/** The wish in a scenario under every rule set, and under rulings that answer it otherwise. */
export function askInScenario(example: Example, wished: Case): Answer[] {
  const all = variantsOf(scenarioGame, example.scenario).map((variant) => askVariant(example, wished, variant));
  const usual = new Map(all.filter(({ ruling }) => ruling === null).map((each) => [each.ruleSets[0], each.allowed]));
  const told: Answer[] = [];
  for (const said of all) {
    if (said.ruling !== null && usual.get(said.ruleSets[0]) === said.allowed) continue;
    const next = { ...said, clause: clauseOf(example, said, all) };
    const known = told.find((each) => same(each, next));
    if (known) known.ruleSets = [...new Set([...known.ruleSets, ...next.ruleSets])];
    else told.push(next);
  }
  return told;
}
