import type { Colour } from '@machines/core/seats.ts';

/** The keys of all drafts of a game. */
export const draftKeys = (id: string): string => `rulebench.draft.${id}.`;
export const draftKey = (id: string, seat: Colour): string => draftKeys(id) + seat;
