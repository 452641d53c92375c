import { rulesOf } from '../choices.ts';
import { type Colour, regions, technologies } from '../names.ts';
import type { GameState, Seat } from '../state.ts';
import { componentsOf, officesIn, progressIn, seatOf } from './lookup.ts';
import { type HappeningOf, news } from './refuse.ts';

/** S0.3: whether the wooden pieces run out is the ruling `pieceLimits`; without it all of these are endless. */
const limited = (state: GameState): boolean => rulesOf(state).pieceLimits === 'limited';

/** Office markers a seat has left, counting those on technologies. */
export function officesLeft(state: GameState, colour: Colour): number {
  if (!limited(state)) return Number.POSITIVE_INFINITY;
  const placed = regions.reduce((sum, region) => sum + officesIn(state, region, colour), 0);
  return componentsOf(state).supply.officesPerSeat - placed - seatOf(state, colour).technologies.length;
}

/** Progress markers left; only the first edition counts them. */
export function progressLeft(state: GameState, colour: Colour): number {
  if (!limited(state) || rulesOf(state).progressMarkers === 'endless') return Number.POSITIVE_INFINITY;
  const { research } = seatOf(state, colour);
  const inRegions = regions.reduce((sum, region) => sum + progressIn(state, region, colour), 0);
  const inResearch = technologies.reduce((sum, technology) => sum + research[technology], 0);
  return componentsOf(state).supply.progressPerSeat - inRegions - inResearch;
}

/** S3.5, S9.14: goods become available at once; under the limit only as many as there are cubes, less the two markers. */
export function giveGoods(
  state: GameState,
  seat: Seat,
  wanted: number,
): { goods: number; made: number; told: HappeningOf[] } {
  const room = limited(state) ? componentsOf(state).supply.goodsPerSeat - 2 - seat.goods : wanted;
  const made = Math.min(wanted, room);
  const told = made < wanted ? [news('S0.3', 'goodsLimited', { seat: seat.colour, wanted, goods: made })] : [];
  return { goods: seat.goods + made, made, told };
}
