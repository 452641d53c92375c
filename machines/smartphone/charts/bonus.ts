import type { Chart } from '../vocabulary.ts';

/** A space came free where progress already meets the cost, in phases 5 and 6 alike. */
export const ifAnOfficeWaits = {
  guard: 'anOfficeWaits',
  target: 'deciding',
  actions: 'openWaitingOffice',
  description: 'A space has come free where progress meets the cost: that office opens.',
  meta: { rules: ['S6.4', 'S6.5'] },
} as const;

/** An office has reached a retailer: its bonus is settled before anything else, in phases 5 and 6 alike. */
export const retailerBonus = {
  description: 'An office has reached a retailer. Its bonus is taken at once, or declined where that is allowed.',
  meta: { rules: ['SR.3', 'SR.4', 'SR.5', 'SR.6', 'SR.7'] },
  tags: ['acts'],
  on: {
    takeBonus: {
      guard: 'mayTakeBonus',
      target: 'deciding',
      actions: 'takeBonusGoods',
      description: 'Goods from the supply, ready to be sold.',
      meta: { rules: ['SR.4', 'S9.14'] },
    },
    bonusProgress: {
      guard: 'mayPlaceBonusProgress',
      target: 'deciding',
      actions: 'placeBonusProgress',
      description: 'Progress on technologies that the player lacks.',
      meta: { rules: ['SR.4', 'SR.5'] },
    },
    bonusPrice: {
      guard: 'mayMovePrice',
      target: 'deciding',
      actions: 'movePrice',
      description: 'The price moves one step.',
      meta: { rules: ['SR.4', 'SR.7'] },
    },
    bonusOffice: {
      guard: 'mayOpenBonusOffice',
      target: 'deciding',
      actions: 'openBonusOffice',
      description: 'A second office where the player has exactly one.',
      meta: { rules: ['SR.4', 'S6.5'] },
    },
    bonusMove: {
      guard: 'mayMoveOffice',
      target: 'deciding',
      actions: 'moveOffice',
      description: 'One office moves to a free space elsewhere.',
      meta: { rules: ['SR.4', 'SR.6'] },
    },
    declineBonus: {
      guard: 'mayDeclineBonus',
      target: 'deciding',
      actions: 'declineBonus',
      description: 'The player does without it, in editions that allow this.',
      meta: { rules: ['SR.3'] },
    },
  },
} as const satisfies Chart;
