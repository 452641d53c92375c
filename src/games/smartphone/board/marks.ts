import type { Colour, Region } from '@machines/smartphone/names.ts';

/** How a buyer stands to a plan that is being laid: buys and is in reach, would buy but there is no office, would not. */
export type Stand = 'in' | 'out' | 'no';

/** A note on a card or a piece of the table: who, and in a few words what. */
export interface Note {
  seat: Colour;
  words: string;
}

/** What is marked on the board besides what lies there. It takes no room: nothing shifts when it comes or goes. */
export interface Marks {
  /** How each buyer of a region stands to the plan, in their order. */
  stands?: Partial<Record<Region, readonly Stand[]>>;
  /** The last moves of computer players, by the place they were made at. */
  last?: Partial<Record<string, Note>>;
  /** What is suggested, and where. */
  hint?: { place: string; words: string } | null;
  /** What a region has just paid, and to whom. */
  paid?: Partial<Record<Region, readonly { seat: Colour; vp: number }[]>>;
  /** The place that a move in a list is about, while it is pointed at there. */
  lit?: string | null;
}
