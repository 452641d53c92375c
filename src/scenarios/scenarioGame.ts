import type { ChoiceTable } from '@machines/core/choices.ts';
import type { ClauseIndex } from '@machines/core/clause.ts';
import type { LaidOf, Telling } from '@machines/core/position/frames.ts';
import type { RunOf } from '@machines/core/position/run.ts';
import type { Unmet } from '@machines/core/position/unmet.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ZodType } from 'zod';
import type { Game } from '@/site.ts';
import type { ScenarioOf } from './scenarioSchema.ts';

/** The kinds of things a game's scenarios are made of. */
export interface ScenarioTypes {
  ruleSet: string;
  state: Telling;
  action: { type: string; seat: Colour };
  refusal: Refusal;
  position: { rulings?: Partial<Record<string, string>> };
  move: unknown;
  check: unknown;
  show: unknown;
  /** Where in the rules one can stand. */
  place: string;
}

/** How the rules are read: an edition, and rulings where it says nothing. */
export interface Reading<T extends ScenarioTypes> {
  rules: T['ruleSet'];
  rulings: Record<string, string>;
}

export type RunIn<T extends ScenarioTypes> = RunOf<T['state'], T['action'], T['move'], T['refusal']>;
export type LaidIn<T extends ScenarioTypes> = LaidOf<T['state'], T['action']>;

/**
 * What a game brings to scenarios. Reading, proving and showing them ask this and nothing else, so that another game is
 * one more of these.
 */
export interface ScenarioGame<T extends ScenarioTypes> {
  id: Game;
  schema: ZodType<ScenarioOf<T>>;
  clauses: ClauseIndex;
  choices: ChoiceTable<string, T['ruleSet']>;
  ruleSets: readonly T['ruleSet'][];
  defaultRuleSet: T['ruleSet'];
  /** In the order of the list. */
  places: readonly T['place'][];
  placeOf(scenario: ScenarioOf<T>): T['place'];
  run(scenario: ScenarioOf<T>, reading: Reading<T>, moves: readonly T['move'][] | undefined): RunIn<T>;
  /** A refusal in words, in the state it was given in. */
  sentence(refusal: Refusal, state: T['state']): string;
  unmet(run: RunIn<T>, checks: readonly T['check'][]): Unmet[];
  lay(scenario: ScenarioOf<T>, reading: Reading<T>): LaidIn<T>;
  /** What of the table looks otherwise before the question is answered. */
  before(scenario: ScenarioOf<T>, laid: LaidIn<T>): Partial<T['state']>;
}
