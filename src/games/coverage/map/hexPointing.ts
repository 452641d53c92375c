import type { Expansion } from '@machines/coverage/actions.ts';
import type { Colour, Company, Hex } from '@machines/coverage/names.ts';
import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import type { Pointed } from '@/play/ui/pointed.ts';

/** What taking a hex would cost, and all that follows from it in words. */
export interface Target {
  price: string;
  says: string;
}

/** What the map needs to be acted on; the page that owns the game provides it. */
export interface HexPointing {
  /** The map is a picture: nothing on it can be pressed. */
  still?: boolean;
  /** The expansion that is half chosen, and for which company. */
  chosen: Expansion | null;
  company: Company | null;
  /** The hexes that can be taken. */
  targets: ReadonlyMap<Hex, Target>;
  refused: RefusalOf | null;
  /** What the advisor would take. */
  hinted?: Hex | null;
  /** Where each player built last. */
  last?: ReadonlyMap<Hex, Colour>;
  /** What was taken a moment ago, and for whom: it is seen to happen. */
  fresh?: { company: Company; way: Expansion } | null;
  /** What is pointed at in a list is lit on the map, and the other way round. */
  pointed?: Pointed;
  /** Someone pointed at a hex, legal or not: the page acts, or answers with a refusal. */
  onHex: (hex: Hex) => void;
}

/** A map that is only looked at. */
export const lookedAt: HexPointing = {
  still: true,
  chosen: null,
  company: null,
  targets: new Map(),
  refused: null,
  onHex: () => undefined,
};
