import { tryFor } from '@machines/smartphone/position/play.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Ahead } from '@/learn/deadEnd.ts';

/** Looking ahead in a lesson on the board of Smartphone Inc.: a turn is over with its phase. */
export const smartphoneAhead: Ahead<SmartphoneShown> = {
  tryFor,
  legal: legalActions,
  over: (before, after, seat) =>
    after.phase !== before.phase || after.round !== before.round || after.turn?.seat !== seat,
};
