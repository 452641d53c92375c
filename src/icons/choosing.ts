import type { Glyph } from './glyph.ts';

/** What a turn of Coverage is spent on. */
export const choosing = {
  build: [
    { d: 'M12 10.4V21M8.8 21 12 10.4 15.2 21', width: 2 },
    {
      d: 'M8.4 11.6a4.6 4.6 0 0 1 0-6.8M15.6 11.6a4.6 4.6 0 0 0 0-6.8M5.4 14a8.4 8.4 0 0 1 0-11.6M18.6 14a8.4 8.4 0 0 0 0-11.6',
      width: 2,
    },
  ],
  auction: [
    { d: 'M13.4 3.2 19 8.8M9.2 7.4l5.6 5.6M14.6 4.4 10.4 8.6M17.8 7.6 13.6 11.8M12 10.2 3.4 18.8', width: 2.2 },
    { d: 'M13 20.6h8', width: 2.2 },
  ],
  pass: [{ d: 'M4.4 5.6 10.8 12l-6.4 6.4M12.6 5.6 19 12l-6.4 6.4', width: 2.2 }],
} satisfies Record<string, Glyph>;
