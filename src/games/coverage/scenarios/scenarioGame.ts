import * as clauses from '@machines/coverage/clauses/index.ts';
import { coverage } from '@machines/coverage/index.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import type { Case as CaseOf } from '@/scenarios/cases.ts';
import type { ScenarioGame } from '@/scenarios/scenarioGame.ts';
import { type ScenarioOf, scenarioSchemaOf } from '@/scenarios/scenarioSchema.ts';
import { type CoverageShow, showSchema } from './show.ts';

/** Scenarios of Coverage. */

/** A scenario stands in the chapter of its first clause. */
const places = clauses.chapters.map(({ key }) => key);

export interface CoverageShown extends Coverage {
  show: CoverageShow;
  place: clauses.ChapterKey;
}
export type Scenario = ScenarioOf<CoverageShown>;
export type Case = CaseOf<CoverageShown>;

export const scenarioGame: ScenarioGame<CoverageShown> = {
  id: 'coverage',
  game: coverage,
  schema: scenarioSchemaOf<CoverageShown>(coverage, places, showSchema),
  places,
  placeOf: ({ phase, clauses: [first] }) =>
    phase ?? clauses.chapters.find((chapter) => chapter.clauses.some(({ id }) => id === first))?.key ?? 'concepts',
  before: () => ({}),
};
