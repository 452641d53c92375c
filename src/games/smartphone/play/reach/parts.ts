import type { Glyph } from '@/icons/glyph.ts';
import { phases } from '@/icons/phases.ts';
import { symbols } from '@/icons/symbols.ts';
import type { Part } from './useReach.ts';

/** Each part of an outcome with its glyph and hue, in the order of the read-out. */
export const partFaces: { part: Part; glyph: Glyph; hue: string }[] = [
  { part: 'price', glyph: phases.pricing, hue: 'priceUp' },
  { part: 'goods', glyph: symbols.goods, hue: 'goods' },
  { part: 'research', glyph: symbols.research, hue: 'research' },
  { part: 'logistics', glyph: symbols.logistics, hue: 'logistics' },
  { part: 'improve', glyph: symbols.improve, hue: 'improve' },
];
