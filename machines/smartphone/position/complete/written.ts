import { type Colour, colours, type Region, type Technology } from '../../names.ts';
import { componentsOf } from '../../rules/lookup.ts';
import { setUp } from '../../rules/setup.ts';
import type { GameState } from '../../state.ts';
import { setupOf } from '../build.ts';
import type { PositionSpec, RegionSpec, SeatSpec } from '../schema.ts';

/** Looking at a position as it is written, and writing more into it. */

export const seatsOf = ({ seats = ['green', 'red'] }: PositionSpec): Colour[] =>
  colours.filter((colour) => seats.includes(colour));

export const partsOf = (spec: PositionSpec) => componentsOf({ setup: setupOf(spec) });

export const seatIn = (spec: PositionSpec, colour: Colour): SeatSpec => spec.table?.[colour] ?? {};

export const withSeat = (spec: PositionSpec, colour: Colour, more: SeatSpec): PositionSpec => ({
  ...spec,
  table: { ...spec.table, [colour]: { ...spec.table?.[colour], ...more } },
});

export const withRegion = (spec: PositionSpec, region: Region, more: RegionSpec): PositionSpec => ({
  ...spec,
  board: { ...spec.board, [region]: { ...spec.board?.[region], ...more } },
});

/** The offices of a region, left to right: those written, else those of a new game, unless the board begins bare. */
export function officesOf(spec: PositionSpec, region: Region): Colour[] {
  const { seats } = partsOf(spec);
  return (
    spec.board?.[region]?.offices ?? (spec.bare ? [] : seatsOf(spec).filter((colour) => seats[colour].home === region))
  );
}

/** The retailers that lie there: those written, and those of a new game, unless the board begins bare. */
export function retailersOf(spec: PositionSpec): GameState['retailers'] {
  const lying = spec.bare ? {} : { ...setUp(setupOf(spec)).retailers };
  for (const [region, { retailer }] of Object.entries(spec.board ?? {}) as [Region, RegionSpec][])
    if (retailer === null) delete lying[region];
    else if (retailer) lying[region] = retailer;
  return lying;
}

/** SR.6: whether something on this board moves offices; then none has to stand where it began. */
export const movesOffices = (spec: PositionSpec): boolean =>
  Object.values(retailersOf(spec)).some(
    ({ tile, side }) => partsOf(spec).retailers[tile]?.sides[side].bonus?.kind === 'moveOffice',
  );

const hasTechnology = (spec: PositionSpec, colour: Colour, technology: Technology): boolean =>
  seatIn(spec, colour).technologies?.includes(technology) ?? false;

/** S9.6: a free office may stand where no line leads. */
export const hasFreeOffice = (spec: PositionSpec, colour: Colour): boolean =>
  colour !== spec.steve && spec.sides?.Gamepad === 'B' && hasTechnology(spec, colour, 'Gamepad');
