import type { Hex } from '@machines/coverage/names.ts';

/** Lays a note over the map beside a hex: below it, or above where there is no room; never beyond the frame. */
export const nearHex =
  (hex: Hex | null) =>
  (note: HTMLElement | null): void => {
    const frame = note?.parentElement;
    const there = hex && frame?.querySelector(`[data-hex="${hex}"]`)?.getBoundingClientRect();
    if (!note || !frame || !there) return;
    const room = frame.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = note;
    const middle = there.left - room.left + there.width / 2;
    const below = there.bottom - room.top + 4;
    const top = below + height <= room.height - 8 ? below : there.top - room.top - height - 4;
    note.style.left = `${Math.max(8, Math.min(room.width - width - 8, middle - width / 2))}px`;
    note.style.top = `${Math.max(8, top)}px`;
  };
