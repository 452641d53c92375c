import { dot, type Glyph } from './glyph.ts';
import { symbols } from './symbols.ts';

export const pieces = {
  office: [
    {
      d: 'M2 22V11h5.4V2H22v20h-5.4v-4.4h-3.8V22ZM11 5.4v2.8h2.8V5.4ZM15.8 5.4v2.8h2.8V5.4ZM11 11v2.8h2.8V11ZM15.8 11v2.8h2.8V11Z',
    },
  ],
  good: symbols.goods,
  goodsToken: [
    { d: dot(12, 12, 10), width: 2 },
    { d: 'M12 5.4 17.4 8.3 12 11.2 6.6 8.3ZM6 9.8 11.2 12.6v5.6L6 15.3ZM18 9.8 12.8 12.6v5.6L18 15.3Z' },
  ],
  progress: [
    { d: dot(12, 12, 9.6), width: 2.4 },
    { d: 'M10.2 7.6 14.8 12l-4.6 4.4', width: 2.8 },
  ],
  patent: [
    { d: `${dot(12, 8.8, 7.2)}${dot(12, 8.8, 3)}` },
    { d: 'M7.4 15.4 5.8 22.6 12 19.4l6.2 3.2-1.6-7.2a8.6 8.6 0 0 1-9.2 0Z' },
  ],
  retailer: [
    { d: 'M4.4 2.8h15.2l2.8 6.4a3.2 3.2 0 0 1-5.2 1.6 3.4 3.4 0 0 1-5.2 0 3.4 3.4 0 0 1-5.2 0 3.2 3.2 0 0 1-5.2-1.6Z' },
    { d: 'M4 13.4h16v8.2h-4.6v-5H10v5H4Z' },
  ],
} satisfies Record<string, Glyph>;
