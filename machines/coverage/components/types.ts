export type Spot = readonly [q: number, r: number];

/** How many there are of what the rulebook gives no number for; read only under the rulings of C2.5. */
export interface Limits {
  /** Chips for all companies together. */
  chips: number;
  /** Cubes of each company. */
  cubes: number;
  /** Dollars in the bank once set-up is done. */
  bank: number;
}

/** A map (C8.1). Any map in this shape can be supplied in the set-up. */
export interface MapFile {
  id: string;
  /** Fewest and most players it is made for. */
  players: readonly [least: number, most: number];
  /** Turned by one part in so many about the start, it looks the same; 1 for none. */
  symmetry: 1 | 2 | 3 | 6;
  /** Declared: no single hex, once taken, cuts a city off from the start. */
  citiesSafe: boolean;
  start: Spot;
  mountains: readonly Spot[];
  cities: readonly Spot[];
  standard: readonly Spot[];
  limits: Limits;
}
