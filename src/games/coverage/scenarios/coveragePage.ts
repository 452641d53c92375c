import type { CoverageLivePage } from '@/games/coverage/live/coveragePage.ts';
import type { ScenarioPage } from '@/scenarios/scenarioPage.ts';
import type { CoverageShown } from './scenarioGame.ts';

export interface CoverageScenarioPage extends ScenarioPage<CoverageShown> {
  table: CoverageLivePage;
  facts: { turn: string; last: { one: string; other: string }; ending: string };
}
