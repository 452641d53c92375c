import { rulesOf } from '../choices.ts';
import { type Region, regions, type Size } from '../names.ts';
import type { GameState, Seat } from '../state.ts';
import { isConnected, sourcesNow } from './connections.ts';
import { hasOffice, isFull, seatOf, sizeOf, tell, withSeat } from './lookup.ts';
import { news } from './refuse.ts';

const bySize: Record<Size, number> = { S: 1, M: 2, L: 3 };

export const steveSeat = (state: GameState): Seat | undefined => state.seats.find(({ steve }) => steve !== null);

type Why = 'onlyOne' | 'largest' | 'fewest' | 'alphabet';

/** SV.7: the largest region available, then the one with the fewest other offices, then the first in the alphabet. */
export function nextRegion(state: GameState): { region: Region; why: Why } | null {
  const steve = steveSeat(state);
  if (!steve) return null;
  // `regions` is in the alphabet of SV.9 already.
  const sources = sourcesNow(state, steve.colour);
  const available = regions.filter(
    (region) =>
      !isFull(state, region) && !hasOffice(state, region, steve.colour) && isConnected(state, region, sources),
  );
  const largest = Math.max(...available.map((region) => bySize[sizeOf(state, region)]));
  const large = available.filter((region) => bySize[sizeOf(state, region)] === largest);
  const fewest = Math.min(...large.map((region) => state.offices[region].length));
  const few = large.filter((region) => state.offices[region].length === fewest);
  const [region] = few;
  if (!region) return null;
  if (available.length === 1) return { region, why: 'onlyOne' };
  if (large.length === 1) return { region, why: 'largest' };
  return { region, why: few.length === 1 ? 'fewest' : 'alphabet' };
}

/** Puts Steve's marker where his list says, or takes it off the board. */
export function placeMarker(state: GameState): GameState {
  const seat = steveSeat(state);
  if (!seat?.steve) return state;
  const next = nextRegion(state);
  const moved = withSeat(state, seat.colour, { steve: { ...seat.steve, marker: next?.region ?? null } });
  return tell(
    moved,
    next ? news('SV.7', 'steveMarker', { ...next }) : news('SV.7', 'steveMarkerOff', { seat: seat.colour }),
  );
}

/** SV.7: on his turn the marker is put on the board if it can be, and leaves a region that has filled up. */
export function markerMustMove(state: GameState): boolean {
  if (!state.turn) return false;
  const { steve } = seatOf(state, state.turn.seat);
  if (!steve) return false;
  if (steve.marker === null) return nextRegion(state) !== null;
  return isFull(state, steve.marker) && rulesOf(state).steveMarkerBlocked === 'moves';
}
