import type { Colour } from '../core/seats.ts';

/** The game's own words. */

export { type Colour, colours } from '../core/seats.ts';

/** A company is known by the colour of the seat that founds it (C2.1). */
export type Company = Colour;

/** C1.1 */
export const hexKinds = ['start', 'mountain', 'standard', 'city'] as const;
export type HexKind = (typeof hexKinds)[number];

/** A hex by its axial coordinates, written `q,r`. */
export type Hex = string;

/** Where an auctioned share comes from (C3.1). */
export const shareSources = ['unissued', 'pool'] as const;
export type ShareSource = (typeof shareSources)[number];

/** A turn's parts and the step between two turns; only the first three wait for anyone. */
export const phases = ['choosing', 'auction', 'acting', 'upkeep', 'ending'] as const;
export type Phase = (typeof phases)[number] | 'over';
