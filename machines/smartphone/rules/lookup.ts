import { rememberLast } from '../../core/memo.ts';
import { teller } from '../../core/refusal.ts';
import type { ClauseId } from '../clauses/index.ts';
import { printed } from '../components/printed.ts';
import type { ComponentSet } from '../components/types.ts';
import { type Colour, type Phase, type Region, regions, type Technology, type TechnologySide } from '../names.ts';
import type { GameState, Seat, Setup } from '../state.ts';
import type { NewsKey } from '../words/en.ts';
import type { Powers } from './yields.ts';

/** Looking things up on the table, and putting changed things back. */

export const componentsOf = ({ setup }: { setup: Pick<Setup, 'components'> }): ComponentSet =>
  setup.components ?? printed;

export { findSeat, putSeat, seatOf, withSeat } from '../../core/seats.ts';

/** What the set-up tells stands at the head of the first round. */
export const { newsWith, tell } = teller<ClauseId, NewsKey, Phase, GameState>(({ round, phase }) => ({
  round: Math.max(round, 1),
  phase,
}));

/** A copy of a record with one entry changed. */
export function withEntry<R extends object, K extends keyof R>(record: R, key: K, value: R[K]): R {
  const copy = { ...record };
  copy[key] = value;
  return copy;
}

/** Something for every region. */
export function byRegion<T>(value: (region: Region) => T): Record<Region, T> {
  const made = {} as Record<Region, T>;
  for (const region of regions) made[region] = value(region);
  return made;
}

/** Whether a seat has the bonus of a technology's side. Steve uses none (SV.6). */
export const hasBonus = (state: GameState, seat: Seat, technology: Technology, side: TechnologySide): boolean =>
  state.sides[technology] === side && seat.steve === null && seat.technologies.includes(technology);

export const powersOf = (state: GameState, seat: Seat): Powers => ({
  gpsA: hasBonus(state, seat, 'GPS', 'A'),
  liIonA: hasBonus(state, seat, 'Li-ion', 'A'),
  liIonB: hasBonus(state, seat, 'Li-ion', 'B'),
  nfcB: hasBonus(state, seat, 'NFC', 'B'),
  technologies: seat.technologies.length,
  tokens: seat.tokens,
});

export const hasRetailer = (state: GameState, region: Region): boolean => state.retailers[region] !== undefined;

const sideOf = (retailers: ComponentSet['retailers'], placed: GameState['retailers'][Region]) =>
  placed && retailers[placed.tile]?.sides[placed.side];

export const retailerSide = (state: GameState, region: Region) =>
  sideOf(componentsOf(state).retailers, state.retailers[region]);

type Printed = Parameters<typeof componentsOf>[0];

export const sizeOf = (state: Printed, region: Region) => componentsOf(state).regions[region].size;

/** What opening an office costs in progress; a page asks it of what a seat sees. */
export const costOfRegion = (state: Printed, region: Region): number =>
  componentsOf(state).sizes[sizeOf(state, region)].cost;

const spaces = rememberLast((placed: GameState['retailers'], { retailers, regions: board, sizes }: ComponentSet) =>
  byRegion((region) => sideOf(retailers, placed[region])?.vp.length ?? sizes[board[region].size].offices.length),
);

/** Office spaces in a region: on its retailer, where one lies, else on the board (S6.6). */
export const spacesIn = (state: GameState, region: Region): number =>
  spaces(state.retailers, componentsOf(state))[region];

export const isFull = (state: GameState, region: Region): boolean =>
  state.offices[region].length >= spacesIn(state, region);

export function officesIn(state: GameState, region: Region, colour: Colour): number {
  let count = 0;
  for (const owner of state.offices[region]) if (owner === colour) count++;
  return count;
}

export const hasOffice = (state: GameState, region: Region, colour: Colour): boolean =>
  state.offices[region].includes(colour);

export const progressIn = (state: GameState, region: Region, colour: Colour): number =>
  state.progress[region][colour] ?? 0;
