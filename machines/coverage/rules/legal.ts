import type { Action } from '../actions.ts';
import type { GameState } from '../state.ts';
import { legalActing } from './acting.ts';
import { legalBidding } from './auction.ts';
import { legalChoices } from './turns.ts';

/** Every legal action of whoever has to act. Of bids only the least is listed; `bidRange` tells how far they go. */
export function legalActions(state: GameState): Action[] {
  switch (state.phase) {
    case 'choosing':
      return legalChoices(state);
    case 'auction':
      return legalBidding(state);
    case 'acting':
      return legalActing(state);
    default:
      return [];
  }
}
