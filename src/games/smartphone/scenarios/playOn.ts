import { momentSpec } from '@machines/smartphone/position/moment.ts';
import type { PlayOn } from '@/scenarios/ui/ScenarioFoot.tsx';
import type { SmartphoneShown } from './scenarioGame.ts';

/** The board as it stands, as a position with moves: a game can begin there. */
export const playOn: PlayOn<SmartphoneShown> = async ({ live, now }) =>
  momentSpec(live.rules.get().entries.slice(0, live.cursor + 1), now.laid.state);
