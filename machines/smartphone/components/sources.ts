import type { ComponentSet } from './types.ts';

/** The pieces of the second English edition on which values are printed. */
export type Piece =
  | 'board'
  | 'scoreboard'
  | 'screens'
  | 'pads'
  | 'improvements'
  | 'technologies'
  | 'patents'
  | 'retailers'
  | 'stevePad';

/** Where the values of a part come from. How sure they are stands in the component set itself. */
export interface PartSource {
  /** The pieces that show them. */
  on: readonly Piece[];
  /** Rulebooks whose text gives some or all of them. */
  books: readonly ('E1' | 'E2' | 'KO' | 'ST')[];
}

export type SourcedPart = keyof ComponentSet['provenance'] | 'retailers';

const rulebooks = ['E1', 'E2', 'KO'] as const;

/** For each part of the printed components. What the rulebooks add to it is said in words beside the part. */
export const sources: Record<SourcedPart, PartSource> = {
  // S0.7: the starting price; the ends of the track only the board shows (S2.2).
  priceTrack: { on: ['board'], books: rulebooks },
  // S6.4, S8.2: an example of each kind.
  sizes: { on: ['board'], books: rulebooks },
  // S0.5, S0.6: which regions are medium, and some names.
  regions: { on: ['board'], books: rulebooks },
  homes: { on: ['board', 'screens'], books: [] },
  startVp: { on: ['scoreboard', 'screens'], books: [] },
  startingImprovements: { on: ['screens', 'improvements'], books: [] },
  pads: { on: ['pads'], books: [] },
  // S0.4: that there are 27.
  improvements: { on: ['improvements'], books: rulebooks },
  // S5.2: that a patent makes it cost 1 more; 4G with its patent in an example.
  technologies: { on: ['technologies', 'patents'], books: rulebooks },
  // S0.5, SR.4: that there are seven in three sizes, and the kinds of bonuses.
  retailers: { on: ['retailers'], books: rulebooks },
  // SV.1: how it is used, and that it is better than a player's.
  steve: { on: ['stevePad'], books: ['ST', 'E2'] },
  // S0.3, S0.4: the lists of pieces.
  supply: { on: [], books: rulebooks },
};
