import { best, type ChoiceOf } from '../../core/bots/choice.ts';
import type { Compared } from '../../core/bots/think.ts';
import { sameAction } from '../../core/sameAction.ts';
import type { Action } from '../actions.ts';
import type { Colour } from '../names.ts';
import { legalActions } from '../rules/legal.ts';
import type { GameState } from '../state.ts';
import { auctionGain, bidGain, chooseBid } from './auctions.ts';
import { because } from './because.ts';
import { actingGain, expansionGain, nextExpansion } from './expanding.ts';
import { seenBy } from './seen.ts';

/** What an action is good for; to pass or to finish changes nothing. */
function gainOf(state: GameState, action: Action): number {
  if (action.type === 'bid') return bidGain(state, action);
  if (action.type === 'expand') return expansionGain(state, action);
  if (action.type === 'act') return actingGain(state, action.seat, action.company) ?? 0;
  return action.type === 'auction' ? (auctionGain(state, action) ?? 0) : 0;
}

function chooseTurn(state: GameState): ChoiceOf<Action> {
  if (state.repeated?.turn === state.turn.number)
    return {
      action: { type: 'passTurn', seat: state.turn.seat },
      why: because('leadsNowhere'),
    };
  const rated = legalActions(state).map((action) => ({ action, gain: gainOf(state, action) }));
  const found = best(rated, ({ gain }) => gain);
  if (!found || found.gain <= 0 || found.action.type === 'passTurn')
    return {
      action: { type: 'passTurn', seat: state.turn.seat },
      why: because('nothingBetter'),
    };
  const { action, gain } = found;
  const amount = Math.max(1, Math.round(gain));
  if (action.type === 'act') return { action, why: because('act', { company: action.company, amount }) };
  const company = action.type === 'auction' ? action.company : '';
  return { action, why: because('auction', { company, amount }) };
}

/**
 * A computer player that puts a price on everything: it values shares by what their companies will grow to and how
 * many hold them, bids up to that, and acts for the company whose gains are most its own.
 * The same position always gives the same action.
 */
export function valuerAction(state: GameState, seat: Colour): ChoiceOf<Action> {
  const seen = seenBy(state, seat);
  if (seen.phase === 'auction') return chooseBid(seen, seat);
  return seen.phase === 'acting' ? nextExpansion(seen, seat) : chooseTurn(seen);
}

/** What another action of a seat comes to beside the Valuer's choice, in dollars ahead of the others. */
export function besideValuer(state: GameState, seat: Colour, choice: Action, instead: Action): Compared {
  const seen = seenBy(state, seat);
  const same = sameAction(choice, instead);
  return { same, short: same ? 0 : Math.max(0, gainOf(seen, choice) - gainOf(seen, instead)) };
}
