import type { Colour, Company, Hex, ShareSource } from './names.ts';

/** Where a company expands, how far, and over which leased hexes, nearest its own network first (none with access). */
export interface Expansion {
  hex: Hex;
  value: number;
  route: Hex[];
}

/** Everything a seat can do. */
export type Action =
  | { type: 'auction'; seat: Colour; company: Company; source: ShareSource }
  | { type: 'bid'; seat: Colour; amount: number }
  | { type: 'passAuction'; seat: Colour }
  | { type: 'act'; seat: Colour; company: Company }
  | ({ type: 'expand'; seat: Colour } & Expansion)
  | { type: 'finish'; seat: Colour }
  | { type: 'passTurn'; seat: Colour };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
