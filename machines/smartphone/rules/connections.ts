import { rulesOf } from '../editions.ts';
import type { Colour, Region } from '../names.ts';
import type { GameState } from '../state.ts';
import { componentsOf, hasOffice, hasRetailer } from './table.ts';

/** S6.2: whether a line joins this region to one where the seat has an office (`held` says where it does). */
function joined(state: GameState, region: Region, held: (neighbour: Region) => boolean): boolean {
  const rules = rulesOf(state);
  if (rules.connections === 'free') return true;
  return componentsOf(state).regions[region].connected.some(
    (neighbour) => held(neighbour) && (rules.retailerConnects === 'connects' || !hasRetailer(state, neighbour)),
  );
}

/** Connected as the board stands now. */
export const isConnected = (state: GameState, region: Region, colour: Colour): boolean =>
  joined(state, region, (neighbour) => hasOffice(state, neighbour, colour));

/** S6.3: connected for the turn under way, which may look at the offices held when it began. */
export const isConnectedThisTurn = (state: GameState, region: Region, colour: Colour): boolean =>
  rulesOf(state).midTurnConnection === 'turnStart' && state.turn
    ? joined(state, region, (neighbour) => state.turn?.startOffices.includes(neighbour) ?? false)
    : isConnected(state, region, colour);
