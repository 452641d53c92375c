import { chart } from '../chart.ts';

const settle = { guard: 'mayUseBonus', target: 'next', actions: 'settleBonus' } as const;

/** An office has reached a retailer: its bonus is settled before anything else, in phase 5 and in phase 6 alike. */
export const retailerBonus = chart.createStateConfig({
  description: 'An office has reached a retailer. Its bonus is taken at once, or declined where that is allowed.',
  meta: { rules: ['SR.3', 'SR.4', 'SR.5', 'SR.6', 'SR.7'] },
  on: {
    takeBonus: settle,
    bonusProgress: settle,
    bonusPrice: settle,
    bonusOffice: settle,
    bonusMove: settle,
    declineBonus: { guard: 'mayDeclineBonus', target: 'next', actions: 'declineBonus' },
  },
});
