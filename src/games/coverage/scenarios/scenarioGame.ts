import type { Action } from '@machines/coverage/actions.ts';
import * as clauses from '@machines/coverage/clauses/index.ts';
import {
  choiceNames,
  choices,
  defaultRuleSet,
  type RuleSet,
  type Rulings,
  ruleSets,
} from '@machines/coverage/editions.ts';
import { phases } from '@machines/coverage/names.ts';
import { layPosition } from '@machines/coverage/position/build.ts';
import { unmetOf } from '@machines/coverage/position/checks.ts';
import { run } from '@machines/coverage/position/run.ts';
import { checkSchema, moveSchema, positionSchema, rulingsSchema } from '@machines/coverage/position/schema.ts';
import type { Check, Move, PositionSpec } from '@machines/coverage/position/spec.ts';
import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import type { Case as CaseOf } from '@/scenarios/cases.ts';
import type { Reading, ScenarioGame } from '@/scenarios/scenarioGame.ts';
import { type ScenarioOf, scenarioDoor } from '@/scenarios/scenarioSchema.ts';
import { type CoverageShow, showSchema } from './show.ts';

/** Scenarios of Coverage. */

/** A scenario stands in the chapter of its first clause. */
const places = clauses.chapters.map(({ key }) => key);

export interface Coverage {
  ruleSet: RuleSet;
  state: GameState;
  action: Action;
  refusal: RefusalOf;
  position: PositionSpec;
  move: Move;
  check: Check;
  show: CoverageShow;
  place: clauses.ChapterKey;
}
export type Scenario = ScenarioOf<Coverage>;
export type Case = CaseOf<Coverage>;

const specOf = ({ position }: Scenario, { rules, rulings }: Reading<Coverage>): PositionSpec => ({
  ...position,
  rules,
  rulings: rulings as Rulings,
});

export const coverage: ScenarioGame<Coverage> = {
  id: 'coverage',
  schema: scenarioDoor<Coverage>({
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
  }),
  clauses,
  choices,
  ruleSets,
  defaultRuleSet,
  places,
  placeOf: ({ phase, clauses: [first] }) =>
    phase ?? clauses.chapters.find((chapter) => chapter.clauses.some(({ id }) => id === first))?.key ?? 'concepts',
  run: (scenario, reading, moves) => run(specOf(scenario, reading), moves, scenario.until),
  sentence: (refusal, { setup }) => sentence(refusal as RefusalOf, setup),
  unmet: unmetOf,
  lay: (scenario, reading) => layPosition(specOf(scenario, reading)),
  before: () => ({}),
};
