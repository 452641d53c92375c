import type { Colour, Region, Technology } from '@machines/smartphone/names.ts';
import type { PositionSpec, RegionSpec, SeatSpec } from '@machines/smartphone/position/schema.ts';

/** Small changes to a position. What is not mentioned stays as a new game has it. */

export const withSeatSpec = (spec: PositionSpec, seat: Colour, change: SeatSpec): PositionSpec => ({
  ...spec,
  table: { ...spec.table, [seat]: { ...spec.table?.[seat], ...change } },
});

export const withRegionSpec = (spec: PositionSpec, region: Region, change: RegionSpec): PositionSpec => ({
  ...spec,
  board: { ...spec.board, [region]: { ...spec.board?.[region], ...change } },
});

export const withSide = (spec: PositionSpec, technology: Technology, side: 'A' | 'B'): PositionSpec => ({
  ...spec,
  sides: { ...spec.sides, [technology]: side },
});

/** Seats stand in scoreboard order; what a seat had is kept in case it comes back. */
export function withSeats(spec: PositionSpec, seats: Colour[]): PositionSpec {
  const { steve, ...rest } = spec;
  return { ...rest, seats, ...(steve && seats.includes(steve) && { steve }) };
}

export function withSteve(spec: PositionSpec, steve: Colour | null): PositionSpec {
  const { steve: _, ...rest } = spec;
  return steve ? { ...rest, steve } : rest;
}
