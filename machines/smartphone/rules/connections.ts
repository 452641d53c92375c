import { rulesOf } from '../editions.ts';
import type { Colour, Region } from '../names.ts';
import type { GameState } from '../state.ts';
import { componentsOf, hasOffice, hasRetailer } from './table.ts';

/** S6.2: whether a line joins this region to one where the seat has an office, now or among those it `held`. */
function joined(state: GameState, region: Region, colour: Colour, held: readonly Region[] | null): boolean {
  const { connections, retailerConnects } = rulesOf(state);
  if (connections === 'free') return true;
  for (const neighbour of componentsOf(state).regions[region].connected) {
    if (!(held ? held.includes(neighbour) : hasOffice(state, neighbour, colour))) continue;
    if (retailerConnects === 'connects' || !hasRetailer(state, neighbour)) return true;
  }
  return false;
}

/** Connected as the board stands now. */
export const isConnected = (state: GameState, region: Region, colour: Colour): boolean =>
  joined(state, region, colour, null);

/** S6.3: connected for the turn under way, which may look at the offices held when it began. */
export const isConnectedThisTurn = (state: GameState, region: Region, colour: Colour): boolean =>
  joined(
    state,
    region,
    colour,
    rulesOf(state).midTurnConnection === 'turnStart' ? (state.turn?.startOffices ?? null) : null,
  );
