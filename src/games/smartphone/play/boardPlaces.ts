import type { Action } from '@machines/smartphone/actions.ts';
import type { Region, Technology } from '@machines/smartphone/names.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';

/** Somewhere on the table that can be pointed at. What pointing there means depends on the phase. */
export type Place =
  | { kind: 'region'; region: Region }
  | { kind: 'buyer'; region: Region; buyer: number }
  | { kind: 'technology'; technology: Technology }
  | { kind: 'improvement'; tile: number }
  | { kind: 'tokens' };

export const placeKey = (place: Place): string => {
  switch (place.kind) {
    case 'region':
      return `region ${place.region}`;
    case 'buyer':
      return `buyer ${place.region} ${place.buyer}`;
    case 'technology':
      return `technology ${place.technology}`;
    case 'improvement':
      return `improvement ${place.tile}`;
    case 'tokens':
      return 'tokens';
  }
};

/** A place that is legal to press now: what that can mean, and what the first of it would do. */
export interface Target {
  /** One is done at once; among several one has to choose. */
  actions: readonly [Action, ...Action[]];
  words: string;
  /** How many times in one go, where that can be chosen: progress. */
  amounts?: readonly Amount[];
  /** Whether the one that is left to send completes it. */
  completes?: boolean;
}

/** So many at once, and whether that completes what is worked at. */
export interface Amount {
  n: number;
  completes: boolean;
}

/** A try that was refused, shown where it was made. */
export interface RefusedTry {
  place: Place | null;
  refusal: RefusalOf;
}

/** What the board needs to be acted on; the page that owns the game provides it. */
export interface Pointing {
  /** The table is a picture: nothing on it can be pressed. */
  still?: boolean;
  /** The legal target at a place, or null. */
  target: (place: Place) => Target | null;
  /** Someone pointed at a place, legal or not, and chose among its actions: the page acts, or answers with a refusal. */
  onPick: (place: Place, chosen?: Action, times?: number) => void;
  /** Someone is to choose on the board: what cannot be chosen stands back. */
  choosing?: boolean;
  refused: RefusedTry | null;
}

/** A table that is only looked at. */
export const looking: Pointing = { still: true, target: () => null, onPick: () => undefined, refused: null };
