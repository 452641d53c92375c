import type { Colour, GameSymbol, PadName, Region, Size, Technology } from '../names.ts';

/** printed: read off published components. likely: one good source. reconstructed: designed here within the limits. */
export type Provenance = 'printed' | 'likely' | 'reconstructed';

/** A red buyer pays up to a price; a purple one pays any price for a technology (S7.3). */
export type Buyer = { price: number } | { technology: Technology };

export interface OfficeSpace {
  /** Control VP over this space when it is the rightmost office (S8.2). */
  first: number;
  second?: number;
}

export type RetailerBonus =
  | { kind: 'goods'; amount: number }
  | { kind: 'progress'; amount: number }
  /** `shows`: the way an arrow on the tile points, where it has one (SR.7). */
  | { kind: 'price'; shows?: 'up' | 'down' }
  | { kind: 'secondOffice' }
  | { kind: 'moveOffice' };

export interface RetailerSide {
  bonus: RetailerBonus | null;
  /** VP of each office space at game end, left to right (SR.2). */
  vp: number[];
  provenance: Provenance;
  note?: string;
}

export type PadCell = GameSymbol | null;
export type SymbolPair = [GameSymbol, GameSymbol];

/** Everything printed that the rules read. Another copy's values can be supplied in the same shape. */
export interface ComponentSet {
  name: string;
  priceTrack: { min: number; max: number; start: number };
  sizes: Record<Size, { cost: number; offices: OfficeSpace[] }>;
  regions: Record<Region, { size: Size; buyers: Buyer[]; connected: Region[] }>;
  seats: Record<Colour, { home: Region; startVp: number; improvement: SymbolPair }>;
  /** Three rows of two cells for each side. */
  pads: Record<PadName, { side1: PadCell[][]; side2: PadCell[][] }>;
  improvements: { symbols: SymbolPair; count: number }[];
  technologies: Record<Technology, { costWithPatent: number; costAfterPatent: number; patentVp: number }>;
  retailers: { size: Size; sides: [RetailerSide, RetailerSide] }[];
  steve: { fixed: GameSymbol[]; roundSpaces: number; note?: string };
  supply: {
    goodsTokens: number;
    goodsPerSeat: number;
    officesPerSeat: number;
    progressPerSeat: number;
    improvementBlock: number;
  };
  provenance: {
    priceTrack: Provenance;
    sizes: Provenance;
    regions: Provenance;
    homes: Provenance;
    startVp: Provenance;
    startingImprovements: Provenance;
    pads: Provenance;
    improvements: Provenance;
    technologies: Provenance;
    steve: Provenance;
    supply: Provenance;
  };
}
