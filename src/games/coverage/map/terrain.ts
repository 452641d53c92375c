import type { HexKind } from '@machines/coverage/names.ts';

/** What tells the kinds of hexes apart besides their fill, about the middle of a hex of radius 10: the same on every map. */
export const terrain: Partial<Record<HexKind, string>> = {
  city: 'M-6 4.5v-5h3v-4h5v3h4v6Z',
  mountain: 'M-6 4.5-1.6-4.5 1 .4 2.6-2 6 4.5Z',
  start: 'M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z',
};
