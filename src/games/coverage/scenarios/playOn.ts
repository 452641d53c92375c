import { momentSpec } from '@machines/coverage/position/write.ts';
import type { PlayOn } from '@/scenarios/ui/ScenarioFoot.tsx';
import type { CoverageShown } from './scenarioGame.ts';

/** The board as it stands, as a position with moves: a game can begin there. */
export const playOn: PlayOn<CoverageShown> = async ({ live }) =>
  momentSpec(live.rules.get().entries.slice(0, live.cursor + 1));
