import { rulesOf } from '../../choices.ts';
import { improvementSkipped } from '../../rules/improvement.ts';
import { componentsOf } from '../../rules/lookup.ts';
import { startingTile } from '../../rules/tiles.ts';
import type { GameState, Seat } from '../../state.ts';
import { type Audit, type Finding, isPast, when } from './finding.ts';

/**
 * Phases 4 that have been played. That of the round under way is not asked for: a board on which someone tries a later
 * phase of the first round, with nothing taken yet, is still a board to try things on.
 */
export const phasesFour = (state: GameState): { least: number; most: number } => {
  const least = state.round - 1;
  return { least, most: least + (isPast(state, 'improvement') && !improvementSkipped(state) ? 1 : 0) };
};

/** S4.1: one improvement or one token in each phase 4 that has been played. */
function gains(state: GameState, seat: Seat): Finding[] {
  const own = startingTile(componentsOf(state), seat.colour);
  const taken = seat.improvements.filter((tile) => tile !== own).length + seat.tokens;
  const { least, most } = phasesFour(state);
  const params = { seat: seat.colour, gains: taken, least, most };
  return [
    ...when(!seat.improvements.includes(own), 'S0.2', 'startingImprovementGone', params),
    ...when(taken > most, 'S4.1', 'gainsOver', params),
    ...when(taken < least && state.tokens > 0, 'S4.1', 'gainsUnder', params),
  ];
}

export const supply: Audit = (state) => {
  const { goodsTokens, improvementBlock: size } = componentsOf(state).supply;
  const all = state.seats.reduce((sum, { tokens }) => sum + tokens, state.tokens);
  const tiles = state.block.length;
  const least = isPast(state, 'improvement') ? size - state.seats.length : size;
  const substitutes = rulesOf(state).tokensOut === 'endless';
  return [
    ...state.seats.flatMap((seat) => (seat.steve ? [] : gains(state, seat))),
    ...when(tiles > size || tiles < least, 'S0.4', 'blockSize', { tiles, size }),
    ...when(all < goodsTokens || (all > goodsTokens && !substitutes), 'S0.4', 'tokensWrong', {
      all,
      supply: goodsTokens,
    }),
  ];
};
