import { readingIn } from '@machines/core/choices.ts';
import { playVariant, rightAnswers, variantsOf } from '@/scenarios/proveScenario.ts';
import { runScenario, type ScenarioGame, type ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { ScenarioOf } from '@/scenarios/scenarioSchema.ts';
import type { Verdict } from '@/search/record.ts';
import { type AskedCase, claimedIn, type Question } from './question.ts';

/** What the engine says to a wish under one reading of the rules. */
export interface Heard {
  ruleSet: string;
  /** Whether it is read as the rule set stands, without a ruling of the table's own. */
  usual: boolean;
  allowed: boolean;
  clause: string | null;
  /** The refusal in words. */
  sentence: string | null;
}

/** Asks the engine: the moves before are played, then the wish; or all of them, and what came of it is looked at. */
export function askCase<T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  { move, instead, yes }: AskedCase,
): Heard[] {
  const unknown = yes?.find((answer) => !Object.hasOwn(scenario.answers, answer));
  if (unknown) throw new Error(`There is no answer ${unknown}.`);
  return variantsOf(game, scenario).map((variant) => {
    const { ruleSet, rulings, outcome } = variant;
    const usual = Object.entries(rulings).every(([name, value]) => {
      const choice = game.game.choices[name];
      return choice && readingIn(choice, ruleSet) === value;
    });
    if (yes) {
      const right = rightAnswers(game, scenario, playVariant(game, scenario, variant));
      return { ruleSet, usual, allowed: right.some((answer) => yes.includes(answer)), clause: null, sentence: null };
    }
    const moves = outcome.moves ?? scenario.moves ?? [];
    const at = move ?? moves.length - 1;
    const wish = (instead as T['move'] | undefined) ?? moves[at];
    const { refused, state } = runScenario(game, scenario, { rules: ruleSet, rulings }, [...moves.slice(0, at), wish]);
    if (refused && refused.move < at) throw new Error(`A move before the wish is refused by ${refused.refusal.rule}.`);
    return {
      ruleSet,
      usual,
      allowed: refused === null,
      clause: refused?.refusal.rule ?? null,
      sentence: refused ? game.game.sentence(refused.refusal, state) : null,
    };
  });
}

/** The verdict of an edition: open where a ruling would turn it, “only if” where cases part. */
export function verdictIn(ruleSet: string, cases: readonly (readonly Heard[])[]): Verdict | null {
  const own = cases.map((heard) => heard.filter((each) => each.ruleSet === ruleSet));
  if (own.some((heard) => new Set(heard.map(({ allowed }) => allowed)).size > 1)) return 'gap';
  const usual = new Set(own.flatMap((heard) => heard.filter((each) => each.usual).map(({ allowed }) => allowed)));
  if (usual.size === 0) return null;
  if (usual.size > 1) return 'if';
  return usual.has(true) ? 'yes' : 'no';
}

/** What is claimed of a question and not said by the engine, in words; empty if nothing is. */
export function questionProblems(
  question: Question,
  ruleSets: readonly string[],
  cases: readonly (readonly Heard[])[],
): string[] {
  return ruleSets.flatMap((ruleSet) => {
    const claimed = claimedIn(question, ruleSet);
    const heard = verdictIn(ruleSet, cases);
    return claimed === heard ? [] : [`${question.id} in ${ruleSet}: says ${claimed}, the engine says ${heard}`];
  });
}
