import type { Action } from '@machines/smartphone/actions.ts';
import * as clauses from '@machines/smartphone/clauses/index.ts';
import {
  choiceNames,
  choices,
  defaultRuleSet,
  type RuleSet,
  type Rulings,
  ruleSets,
} from '@machines/smartphone/editions.ts';
import { phases } from '@machines/smartphone/names.ts';
import { layPosition } from '@machines/smartphone/position/build.ts';
import { unmetOf } from '@machines/smartphone/position/checks.ts';
import { run } from '@machines/smartphone/position/run.ts';
import { checkSchema, moveSchema, positionSchema, rulingsSchema } from '@machines/smartphone/position/schema.ts';
import type { Check, Move, PositionSpec } from '@machines/smartphone/position/spec.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { sentence } from '@machines/smartphone/words/sentence.ts';
import type { Case as CaseOf } from '@/scenarios/cases.ts';
import type { LaidIn, Reading, ScenarioGame } from '@/scenarios/scenarioGame.ts';
import { type ScenarioOf, scenarioDoor } from '@/scenarios/scenarioSchema.ts';
import { type Show, showSchema } from './show.ts';

/** Scenarios of Smartphone Inc. */

const places = ['setup', ...phases, 'end'] as const;

export interface Smartphone {
  ruleSet: RuleSet;
  state: GameState;
  action: Action;
  refusal: RefusalOf;
  position: PositionSpec;
  move: Move;
  check: Check;
  show: Show;
  place: (typeof places)[number];
}
export type Scenario = ScenarioOf<Smartphone>;
export type Case = CaseOf<Smartphone>;

export const scenarioSchema = scenarioDoor<Smartphone>({
  isClauseId: clauses.isClauseId,
  choiceNames,
  ruleSets,
  places,
  phases: [...phases, 'over'],
  rulings: rulingsSchema,
  position: positionSchema,
  move: moveSchema,
  check: checkSchema,
  show: showSchema,
});

const specOf = ({ position }: Scenario, { rules, rulings }: Reading<Smartphone>): PositionSpec => ({
  ...position,
  rules,
  rulings: rulings as Rulings,
});

/** The table as it stands before the phase begins; Steve's marker only where the position says where it is. */
function before({ position }: Scenario, { table }: LaidIn<Smartphone>): Partial<GameState> {
  const told = position.steve === undefined || position.table?.[position.steve]?.marker !== undefined;
  const unmarked = (seat: GameState['seats'][number]) =>
    seat.steve ? { ...seat, steve: { ...seat.steve, marker: null } } : seat;
  return { phase: position.phase, ...(!told && { seats: table.seats.map(unmarked) }) };
}

export const smartphone: ScenarioGame<Smartphone> = {
  id: 'smartphone',
  schema: scenarioSchema,
  clauses,
  choices,
  ruleSets,
  defaultRuleSet,
  places,
  placeOf: ({ phase, position }) => phase ?? position.phase,
  run: (scenario, reading, moves) => run(specOf(scenario, reading), moves, scenario.until),
  sentence: (refusal, state) => sentence(refusal as RefusalOf, componentsOf(state)),
  unmet: unmetOf,
  lay: (scenario, reading) => layPosition(specOf(scenario, reading)),
  before,
};
