import type { Plan } from '../plan.ts';

/**
 * Pad B over the lower right corner of pad A: a legal plan to start from, whatever its player has.
 * S1.9: improvements that are not laid lie face down, so here all of them do.
 */
export const openingPlan: Plan = {
  bottom: { pad: 'A', side: 2, turn: 0, x: 2, y: 1 },
  top: { pad: 'B', side: 1, turn: 0, x: 3, y: 3 },
  improvements: [],
};
