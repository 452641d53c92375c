import type { DrawingWords } from '@/games/coverage/play/coveragePlayPage.ts';
import type { ScenarioPage } from '@/scenarios/scenarioPage.ts';
import type { Coverage } from './scenarioGame.ts';

export interface CoverageScenarioPage extends ScenarioPage<Coverage> {
  table: DrawingWords;
  facts: { turn: string; last: { one: string; other: string }; ending: string };
}
