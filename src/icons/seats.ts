import type { Colour } from '@machines/smartphone/names.ts';
import { dot, type Glyph } from './glyph.ts';

/** The shape of each seat, so that colour is never the only difference. */
export const seats = {
  green: [{ d: 'M12 2.6 22.4 20.8H1.6Z' }],
  blue: [{ d: dot(12, 12, 9.6) }],
  black: [{ d: 'M3.4 3.4h17.2v17.2H3.4Z' }],
  yellow: [{ d: 'M12 .8c1.5 6.2 5 9.7 11.2 11.2C17 13.5 13.5 17 12 23.2 10.5 17 7 13.5.8 12 7 10.5 10.5 7 12 .8Z' }],
  red: [{ d: 'M8 2h8v6h6v8h-6v6H8v-6H2V8h6Z' }],
} satisfies Record<Colour, Glyph>;

/** The pattern of each seat, on a tile of 4 × 4; black is plain. Dots are filled, lines drawn. */
export const patterns = {
  green: 'M-1 1 1-1M-1 5 5-1M3 5 5 3',
  blue: 'M0 2h4',
  black: '',
  yellow: dot(2, 2, 0.9),
  red: 'M2 0v4',
} satisfies Record<Colour, string>;
