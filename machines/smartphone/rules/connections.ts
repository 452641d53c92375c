import { rememberLast } from '../../core/memo.ts';
import { rulesOf } from '../choices.ts';
import type { ComponentSet } from '../components/types.ts';
import { type Colour, type Region, regions } from '../names.ts';
import type { GameState } from '../state.ts';
import { componentsOf, hasOffice, hasRetailer } from './lookup.ts';

const heldBy = rememberLast((offices: GameState['offices'], colour: Colour): Region[] =>
  regions.filter((region) => offices[region].includes(colour)),
);

/** Regions where a seat has an office. */
export const regionsWith = (state: GameState, colour: Colour): Region[] => heldBy(state.offices, colour);

/** S6.7: of the regions a seat holds, those that connect onward. */
const connecting = (state: GameState, held: Region[]): Region[] =>
  rulesOf(state).retailerConnects === 'connects' ? held : held.filter((region) => !hasRetailer(state, region));

/** Regions that lead on for a seat as the board stands now. */
export const sourcesNow = (state: GameState, colour: Colour): Region[] => connecting(state, regionsWith(state, colour));

/** S6.3: regions that lead on in the turn under way; by the ruling those held since it began (SR.6: a move gives one up). */
export const sourcesThisTurn = (state: GameState, colour: Colour): Region[] =>
  rulesOf(state).midTurnConnection === 'turnStart' && state.turn
    ? connecting(
        state,
        state.turn.startOffices.filter((region) => hasOffice(state, region, colour)),
      )
    : sourcesNow(state, colour);

/** Every region that a line joins to one of these. */
const joinedTo = rememberLast((sources: readonly Region[], board: ComponentSet['regions']): Region[] =>
  regions.filter((region) => board[region].connected.some((neighbour) => sources.includes(neighbour))),
);

/** S6.2: the regions that these lead on to. */
export const connectedTo = (state: GameState, sources: readonly Region[]): readonly Region[] =>
  rulesOf(state).connections === 'free' ? regions : joinedTo(sources, componentsOf(state).regions);

export const isConnected = (state: GameState, region: Region, sources: readonly Region[]): boolean =>
  connectedTo(state, sources).includes(region);
