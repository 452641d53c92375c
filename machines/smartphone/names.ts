/** The game's own words, each list in the order the rulebooks give it. */

/** In scoreboard order: starting VP rises along it (S0.2). */
export { type Colour, colours } from '../core/seats.ts';

/** Board order, left to right; Steve breaks ties by it (SV.5). */
export const technologies = ['GPS', 'Wi-Fi', 'Gamepad', 'Li-ion', 'NFC', '4G'] as const;
export type Technology = (typeof technologies)[number];
export type TechnologySide = 'A' | 'B';

/** In the alphabet of SV.9, by which Steve decides. */
export const regions = [
  'Australia',
  'Canada',
  'Caribbean',
  'China',
  'CIS',
  'Emirates',
  'Europe',
  'India',
  'North Africa',
  'RSA',
  'South America',
  'USA',
] as const;
export type Region = (typeof regions)[number];

export const sizes = ['S', 'M', 'L'] as const;
export type Size = (typeof sizes)[number];

export const symbols = ['goods', 'goodsPriceDown', 'priceUp', 'research', 'logistics', 'improve'] as const;
export type GameSymbol = (typeof symbols)[number];

export const padNames = ['A', 'B'] as const;
export type PadName = (typeof padNames)[number];
export type PadSide = 1 | 2;

/** The eight phases of a round, and the end. */
export const phases = [
  'planning',
  'pricing',
  'production',
  'improvement',
  'research',
  'logistics',
  'sale',
  'scoring',
] as const;
export type Phase = (typeof phases)[number] | 'over';

export const rounds = 5;
