import type { Technology, TechnologySide } from '@machines/smartphone/names.ts';
import type { SmartphoneLivePage } from '@/games/smartphone/live/smartphonePage.ts';
import type { ScenarioPage } from '@/scenarios/scenarioPage.ts';
import type { SmartphoneShown } from './scenarioGame.ts';

export interface SmartphonePage extends ScenarioPage<SmartphoneShown> {
  round: number;
  /** Sides of the technologies that play a part. */
  sides: Partial<Record<Technology, TechnologySide>>;
  /** A technology whose printed effect would give the answer away. */
  veiled: Technology | null;
  table: Omit<SmartphoneLivePage, 'plans'>;
}
