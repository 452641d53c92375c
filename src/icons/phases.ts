import type { phases as order } from '@machines/smartphone/names.ts';
import { dot, type Glyph } from './glyph.ts';
import { symbols } from './symbols.ts';

/** In the order of a round. A phase that is about one symbol wears that symbol. */
export const phases = {
  planning: [
    { d: 'M14.4 7V4.6a2.2 2.2 0 0 0-2.2-2.2H5.4a2.2 2.2 0 0 0-2.2 2.2v9.6a2.2 2.2 0 0 0 2.2 2.2H7', width: 2.2 },
    {
      d: 'M11.4 6.6h7.2a2.6 2.6 0 0 1 2.6 2.6v10.4a2.6 2.6 0 0 1-2.6 2.6h-7.2a2.6 2.6 0 0 1-2.6-2.6V9.2a2.6 2.6 0 0 1 2.6-2.6Z',
    },
  ],
  pricing: [
    {
      d: `M2.4 4.6a2.2 2.2 0 0 1 2.2-2.2h7.2L22 12.6a1.8 1.8 0 0 1 0 2.6L15.2 22a1.8 1.8 0 0 1-2.6 0L2.4 11.8Z${dot(7.4, 7.4, 1.9)}`,
    },
  ],
  production: symbols.goods,
  improvement: symbols.improve,
  research: symbols.research,
  logistics: symbols.logistics,
  sale: [{ d: 'M4.6 8.2h14.8L21 21.8H3Z' }, { d: 'M8 8.4V6.6a4 4 0 0 1 8 0v1.8', width: 2.4 }],
  scoring: [
    { d: 'M6.6 2.4h10.8v6.8a5.4 5.4 0 0 1-10.8 0ZM7 18.6h10v3H7Z' },
    { d: 'M6.4 4.6H3v1.8a4.2 4.2 0 0 0 4 4.2M17.6 4.6H21v1.8a4.2 4.2 0 0 1-4 4.2M12 14v5', width: 2.2 },
  ],
} satisfies Record<(typeof order)[number], Glyph>;

/** The phases as they follow each other. */
export const phaseOrder = Object.keys(phases) as (keyof typeof phases)[];
