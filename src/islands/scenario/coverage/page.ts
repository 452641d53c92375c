import type { DrawingWords } from '@/islands/play/coverage/page.ts';
import type { Coverage } from '@/scenarios/coverage.ts';
import type { ScenarioPage } from '../page.ts';

export interface CoverageScenarioPage extends ScenarioPage<Coverage> {
  table: DrawingWords;
  facts: { turn: string; last: { one: string; other: string }; ending: string };
}
