import { componentsOf, hasOffice } from '../../rules/lookup.ts';
import { nextRegion, steveSeat } from '../../rules/marker.ts';
import { startingTile } from '../../rules/tiles.ts';
import type { GameState, Seat } from '../../state.ts';
import { type Audit, everPlayed, type Finding, when } from './finding.ts';
import { givesBonus } from './offices.ts';
import { phasesFour } from './supply.ts';

/** SV.1, SV.2, SV.4: a token and the delayed improvement in each phase 1, the next improvement in each phase 4. */
function pad(state: GameState, { colour, steve, tokens }: Seat): Finding[] {
  if (!steve) return [];
  const { round } = state;
  const { most } = phasesFour(state);
  const own = startingTile(componentsOf(state), colour);
  const params = { seat: colour, round, placed: steve.placed.length, tokens };
  return [
    ...when(steve.placed[0] !== own, 'SV.1', 'steveStartGone', params),
    ...when(steve.placed.length !== round, 'SV.2', 'stevePlaced', params),
    ...when(steve.delayed !== null && most < round, 'SV.4', 'steveEarly', params),
    ...when(tokens > round || (tokens < round && state.tokens > 0), 'SV.2', 'steveTokens', params),
  ];
}

/** SV.7: his marker moves on as soon as his office stands, and is off the board only while he can go nowhere. */
function marker(state: GameState, { colour, steve }: Seat): Finding[] {
  if (!steve) return [];
  const settled = everPlayed(state, 'logistics') && !givesBonus(state, 'moveOffice');
  const next = steve.marker === null && settled ? nextRegion(state)?.region : undefined;
  return [
    ...when(steve.marker !== null && hasOffice(state, steve.marker, colour), 'SV.7', 'steveMarkerOwned', {
      region: steve.marker ?? '',
    }),
    ...when(next !== undefined, 'SV.7', 'steveMarkerOff', { region: next ?? '' }),
  ];
}

export const steve: Audit = (state) => {
  const seat = steveSeat(state);
  return seat ? [...pad(state, seat), ...marker(state, seat)] : [];
};
