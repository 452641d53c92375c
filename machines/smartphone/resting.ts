import { takesImprovement } from './rules/improvement.ts';
import { completionsForced } from './rules/research.ts';
import { seatOf } from './rules/table.ts';
import type { GameState } from './state.ts';

/** In which state of its phase's chart a game rests; a test holds this and the machine together. */
export function restingState(state: GameState): string {
  if (state.phase === 'planning') return 'secret';
  if (state.pending) return state.pending.kind === 'bonus' ? 'retailerBonus' : 'freeOffice';
  if (state.turn && seatOf(state, state.turn.seat).steve) return 'steve';
  switch (state.phase) {
    case 'improvement':
      return takesImprovement(state) ? 'choosing' : 'token';
    case 'research':
      return completionsForced(state).length > 1 ? 'ordering' : 'placing';
    case 'logistics':
      return 'moving';
    case 'sale':
      return 'selling';
    default:
      return 'over';
  }
}

/** The game machine's state value for a game, to start it in the middle: `resolveState({ value, context })`. */
export const chartValue = (state: GameState) =>
  state.phase === 'over' ? 'over' : { round: { [state.phase]: restingState(state) } };
