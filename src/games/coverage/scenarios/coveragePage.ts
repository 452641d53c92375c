import type { CoverageLivePage } from '@/games/coverage/live/coveragePage.ts';
import type { ScenarioPage } from '@/scenarios/scenarioPage.ts';
import type { Coverage } from './scenarioGame.ts';

export interface CoverageScenarioPage extends ScenarioPage<Coverage> {
  table: CoverageLivePage;
  facts: { turn: string; last: { one: string; other: string }; ending: string };
}
