import type { DrawingWords } from '@/games/coverage/play/coveragePlayPage.ts';
import type { ScenarioPage } from '@/scenarios/scenarioPage.ts';
import type { CoverageShown } from './scenarioGame.ts';

export interface CoverageScenarioPage extends ScenarioPage<CoverageShown> {
  table: DrawingWords;
  facts: { turn: string; last: { one: string; other: string }; ending: string };
}
