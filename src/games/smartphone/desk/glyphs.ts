import type { Glyph } from '@/icons/glyph.ts';

/** Buttons only the desk has: an improvement under the upper pad, over it, and off the desk. */
export const layering = {
  under: [{ d: 'M3 9.4 12 4.4l9 5-9 5Z', width: 2 }, { d: 'M12 15.4 19 11.6 22 13.4 12 19.4 2 13.4l3-1.8Z' }],
  over: [{ d: 'M12 3 20 7.4 12 11.8 4 7.4Z' }, { d: 'M5.4 11 3 12.4l9 5 9-5L18.6 11', width: 2 }],
  takeOff: [{ d: 'M12 3v10.4M7.4 9.2 12 13.8l4.6-4.6M3.4 15.4v4.2h17.2v-4.2', width: 2.2 }],
} satisfies Record<string, Glyph>;
