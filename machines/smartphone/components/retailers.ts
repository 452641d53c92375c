import type { ComponentSet, RetailerBonus, RetailerSide } from './types.ts';

const goods = (amount: number): RetailerBonus => ({ kind: 'goods', amount });
const progress = (amount: number): RetailerBonus => ({ kind: 'progress', amount });
const price: RetailerBonus = { kind: 'price' };
const secondOffice: RetailerBonus = { kind: 'secondOffice' };
const moveOffice: RetailerBonus = { kind: 'moveOffice' };
const reconstructed = (bonus: RetailerBonus | null, vp: number[], note?: string): RetailerSide => ({
  bonus,
  vp,
  provenance: 'reconstructed',
  ...(note && { note }),
});

/** Seven retailers, two sides each (S0.5, SR.2, SR.4). Only what a side says is printed was found; the rest is ours. */
export const retailers: ComponentSet['retailers'] = [
  { size: 'S', sides: [{ bonus: goods(1), vp: [11, 8, 5], provenance: 'printed' }, reconstructed(price, [10, 8, 5])] },
  { size: 'S', sides: [reconstructed(progress(1), [10, 7, 5]), reconstructed(null, [12, 9, 6])] },
  {
    size: 'M',
    sides: [
      reconstructed(secondOffice, [13, 10, 8, 6], 'bonus printed, VP reconstructed'),
      reconstructed(progress(2), [12, 10, 7, 5]),
    ],
  },
  {
    size: 'M',
    sides: [
      reconstructed(null, [15, 12, 9, 7], 'no bonus printed, VP reconstructed'),
      reconstructed(goods(2), [13, 10, 8, 6]),
    ],
  },
  { size: 'M', sides: [reconstructed(moveOffice, [13, 10, 8, 6]), reconstructed(price, [13, 11, 8, 6])] },
  { size: 'L', sides: [reconstructed(progress(2), [16, 13, 10, 8, 6]), reconstructed(goods(2), [16, 13, 10, 8, 6])] },
  { size: 'L', sides: [reconstructed(secondOffice, [15, 12, 10, 8, 6]), reconstructed(null, [18, 14, 11, 9, 7])] },
];
