import { chart } from '../chart.ts';

/**
 * An office has reached a retailer: its bonus is settled before anything else, in phase 5 and in phase 6 alike.
 * `turn` is the state in which the turn goes on.
 */
export function retailerBonus(turn: string) {
  const settle = { guard: 'mayUseBonus', target: turn, actions: 'settleBonus' } as const;
  return chart.createStateConfig({
    description: 'An office has reached a retailer. Its bonus is taken at once, or declined where that is allowed.',
    meta: { rules: ['SR.3', 'SR.4', 'SR.5', 'SR.6', 'SR.7'] },
    on: {
      takeBonus: settle,
      bonusProgress: settle,
      bonusPrice: settle,
      bonusOffice: settle,
      bonusMove: settle,
      declineBonus: { guard: 'mayDeclineBonus', target: turn, actions: 'declineBonus' },
    },
  });
}
