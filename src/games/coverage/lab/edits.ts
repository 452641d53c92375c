import { type Colour, type Company, colours, type Hex } from '@machines/coverage/names.ts';
import type { AuctionSpec, CompanySpec, PositionSpec, SeatSpec } from '@machines/coverage/position/schema.ts';
import { networkOf } from '@machines/coverage/position/write.ts';
import type { GameState } from '@machines/coverage/state.ts';

/** Small changes to a position. What is not mentioned stays as a new game has it. */

export const withSeatSpec = (spec: PositionSpec, seat: Colour, change: SeatSpec): PositionSpec => ({
  ...spec,
  table: { ...spec.table, [seat]: { ...spec.table?.[seat], ...change } },
});

export const withCompanySpec = (spec: PositionSpec, company: Company, change: CompanySpec): PositionSpec => ({
  ...spec,
  companies: { ...spec.companies, [company]: { ...spec.companies?.[company], ...change } },
});

const only = <V>(entries: Partial<Record<Colour, V>> | undefined, seats: readonly Colour[]) =>
  Object.fromEntries(Object.entries(entries ?? {}).filter(([seat]) => seats.includes(seat as Colour)));

/** Who does not sit there has nothing there, and no company; an auction may have asked them, so it is off. */
export function withSeats(spec: PositionSpec, wanted: readonly Colour[]): PositionSpec {
  const { table, companies, turn, auction: _, ...rest } = spec;
  const seats = colours.filter((colour) => wanted.includes(colour));
  const held = Object.entries(only(table, seats)).map(([seat, { shares, ...own }]) => [
    seat,
    { ...own, ...(shares && { shares: only(shares, seats) }) },
  ]);
  return {
    ...rest,
    seats,
    ...(table && { table: Object.fromEntries(held) }),
    ...(companies && { companies: only(companies, seats) }),
    ...(turn && seats.includes(turn) && { turn }),
  };
}

/** Chips of a company on a hex, whosever it was; pressed again with the same chips, it is free. */
export function withHex(spec: PositionSpec, table: GameState, company: Company, chips: number, hex: Hex): PositionSpec {
  const { [hex]: lying, ...others } = table.towers;
  const free = lying?.company === company && lying.value === chips;
  const towers = free ? others : { ...others, [hex]: { company, value: chips } };
  const changed = [company, ...(lying ? [lying.company] : [])];
  return changed.reduce(
    (now, each) => withCompanySpec(now, each, { network: networkOf({ ...table, towers }, each) }),
    spec,
  );
}

export function withAuction(spec: PositionSpec, auction: AuctionSpec | null): PositionSpec {
  const { auction: _, ...rest } = spec;
  return auction ? { ...rest, auction } : rest;
}

export function withTurnsLeft(spec: PositionSpec, turnsLeft: number | null): PositionSpec {
  const { turnsLeft: _, ...rest } = spec;
  return turnsLeft === null ? rest : { ...rest, turnsLeft };
}
