import { dot, type Glyph } from './glyph.ts';

/** Glyphs of the frame of a page and of the table: lessons, scenarios and articles do without them. */
export const tools = {
  menu: [{ d: 'M3.4 6.4h17.2M3.4 12h17.2M3.4 17.6h17.2', width: 2.2 }],
  search: [{ d: 'M10.4 3.6a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6ZM15.4 15.4l5.2 5.2', width: 2.4 }],
  light: [
    { d: dot(12, 12, 4.4) },
    {
      d: 'M12 2v2.4M12 19.6V22M2 12h2.4M19.6 12H22M4.9 4.9l1.7 1.7M17.4 17.4l1.7 1.7M4.9 19.1l1.7-1.7M17.4 6.6l1.7-1.7',
      width: 2,
    },
  ],
  dark: [{ d: 'M20.6 14.4A8.8 8.8 0 0 1 9.6 3.4a8.8 8.8 0 1 0 11 11Z' }],
  system: [
    { d: 'M4.6 4h14.8a2 2 0 0 1 2 2v8.6a2 2 0 0 1-2 2H4.6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8.4 20.6h7.2', width: 2 },
  ],
  seats: [
    { d: dot(9, 8, 3.6) },
    { d: 'M2.4 20a6.6 6.6 0 0 1 13.2 0Z' },
    { d: 'M15.6 4.8a3.4 3.4 0 0 1 0 6.4M17.6 14.4a6 6 0 0 1 4 5.6', width: 2.2 },
  ],
  log: [{ d: 'M4 6h.6M4 12h.6M4 18h.6M9 6h11M9 12h11M9 18h11', width: 2.4 }],
  position: [{ d: 'M4 5h16v14H4zM4 10h16M10 10v9', width: 2 }],
  book: [
    {
      d: 'M12 6.5C10 5 7.5 4.6 4 4.8v13.6c3.5-.2 6 .2 8 1.7 2-1.5 4.5-1.9 8-1.7V4.8C16.5 4.6 14 5 12 6.5v13.6',
      width: 2,
    },
  ],
  pause: [{ d: 'M5.6 4h4.6v16H5.6ZM13.8 4h4.6v16h-4.6Z' }],
  trophy: [
    { d: 'M6.4 3h11.2v6.6a5.6 5.6 0 0 1-11.2 0Z' },
    { d: 'M6.4 5H3v1.6A4 4 0 0 0 7 10.4M17.6 5H21v1.6a4 4 0 0 1-4 3.8M12 15v4M8 20.6h8', width: 2 },
  ],
} satisfies Record<string, Glyph>;
