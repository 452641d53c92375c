import { reply, tryFor } from '@machines/coverage/position/play.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { Ahead } from '@/learn/deadEnd.ts';

/** Looking ahead in a lesson of Coverage. */
export const coverageAhead: Ahead<CoverageShown> = {
  tryFor,
  reply,
  legal: legalActions,
  over: (_, after, seat) => actingSeat(after) !== seat,
};
