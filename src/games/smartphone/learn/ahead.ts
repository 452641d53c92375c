import { tryFor } from '@machines/smartphone/position/goal.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { Smartphone } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Ahead } from '@/learn/deadEnd.ts';

/** Looking ahead in a lesson on the board of Smartphone Inc.: a turn is over with its phase. */
export const smartphoneAhead: Ahead<Smartphone> = {
  tryFor,
  legal: legalActions,
  over: (before, after, seat) =>
    after.phase !== before.phase || after.round !== before.round || after.turn?.seat !== seat,
};
