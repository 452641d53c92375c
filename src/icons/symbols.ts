import type { GameSymbol } from '@machines/smartphone/names.ts';
import { dot, type Glyph } from './glyph.ts';

const cube: Glyph = [
  { d: 'M12 2 20.8 6.7 12 11.4 3.2 6.7ZM2.6 8.7 11 13.2v8.8L2.6 17.4ZM21.4 8.7 13 13.2v8.8l8.4-4.6Z' },
];

/** A good is the same cube everywhere; the arrow at the right is the price, up or down. */
export const symbols = {
  goods: cube,
  goodsPriceDown: [
    { d: 'M8.6 1.2 15.4 4.8 8.6 8.4 1.8 4.8ZM1.2 6.5 7.7 10v6.8l-6.5-3.5ZM16 6.5 9.5 10v6.8l6.5-3.5Z' },
    { d: 'M18.7 11v9.6M15.2 17.3l3.5 3.9 3.5-3.9', width: 2.6 },
  ],
  priceUp: [
    { d: dot(8.4, 15, 6.2), width: 2.4 },
    { d: 'M8.4 12.6v4.8', width: 2.6 },
    { d: 'M18.7 13V3.4M15.2 6.7l3.5-3.9 3.5 3.9', width: 2.6 },
  ],
  research: [
    { d: 'M8.6 3h6.8M10 3v6.4L4.6 18a2.1 2.1 0 0 0 1.8 3.2h11.2a2.1 2.1 0 0 0 1.8-3.2L14 9.4V3', width: 2.2 },
    { d: 'M8.7 13.6h6.6l2.7 4.5a.9.9 0 0 1-.8 1.4H6.8a.9.9 0 0 1-.8-1.4Z' },
  ],
  logistics: [
    { d: dot(4.8, 19.2, 3.2) },
    { d: dot(18.6, 4.9, 2.8), width: 2.4 },
    { d: 'M8.6 19.2h6.2a3.6 3.6 0 0 0 0-7.2H9a3.55 3.55 0 0 1 0-7.1h5.2', width: 2.4 },
  ],
  improve: [
    {
      d: 'M5.4 2.8h5a2.4 2.4 0 0 1 2.4 2.4v13.6a2.4 2.4 0 0 1-2.4 2.4h-5A2.4 2.4 0 0 1 3 18.8V5.2a2.4 2.4 0 0 1 2.4-2.4ZM3 12h9.8',
      width: 2.2,
    },
    { d: 'M19 8.4v7.2M15.6 12h6.8', width: 2.6 },
  ],
} satisfies Record<GameSymbol, Glyph>;
