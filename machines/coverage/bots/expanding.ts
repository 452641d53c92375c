import { best, type ChoiceOf } from '../../core/bots/choice.ts';
import type { Why } from '../../core/why.ts';
import type { Action, ActionOf } from '../actions.ts';
import { step } from '../flow.ts';
import type { Colour, Company } from '../names.ts';
import { boardOf } from '../rules/board.ts';
import { legalExpansions } from '../rules/expansion.ts';
import { hasAccess } from '../rules/network.ts';
import { preview } from '../rules/preview.ts';
import { issuedTo } from '../rules/shares.ts';
import type { GameState } from '../state.ts';
import { because } from './because.ts';
import { standing } from './worth.ts';

/** Acting for a company: which hexes to take, and what the whole turn brings. */

/** Dollars in the treasury are worth a little to everyone who holds shares; a rough price for spending one. */
const treasuryDollar = 0.04;

/** A quick measure of an expansion for a seat: what it is paid and what its shares gain, against the others. */
function gain(state: GameState, seat: Colour, company: Company, action: ActionOf<'expand'>): number {
  const { payouts, cost } = preview(state, company, action);
  const others = state.seats.length - 1;
  const weigh = (colour: Colour) => (colour === seat ? 1 : -1 / others);
  const paid = payouts.reduce((sum, payout) => sum + payout.amount * weigh(payout.seat), 0);
  const grown = state.seats.reduce(
    (sum, { colour }) => sum + issuedTo(state, colour, company) * action.value * weigh(colour),
    0,
  );
  return paid + grown - cost * treasuryDollar * issuedTo(state, seat, company);
}

const expansions = (state: GameState, seat: Colour, company: Company) =>
  legalExpansions(state, company).map((expansion): ActionOf<'expand'> => ({ type: 'expand', seat, ...expansion }));

interface FollowUp {
  action: ActionOf<'expand'>;
  gain: number;
}

/** The best expansion that could follow this turn, if one is worth it. */
function followUp(state: GameState, seat: Colour, company: Company, action: ActionOf<'expand'>): FollowUp | null {
  const after = step(state, action).state;
  if (after.phase !== 'acting') return null;
  const rated = expansions(after, seat, company).map((next) => ({
    action: next,
    gain: gain(after, seat, company, next),
  }));
  const found = best(rated, (next) => next.gain);
  return found && found.gain > 0 ? found : null;
}

/** All chips on one hex, or a single chip as a stepping stone to something better, such as a city. */
function fullGain(state: GameState, seat: Colour, company: Company, action: ActionOf<'expand'>): number {
  const own = gain(state, seat, company, action);
  return action.value === 1 ? own + (followUp(state, seat, company, action)?.gain ?? 0) : own;
}

const bestExpansion = (state: GameState, seat: Colour, company: Company): ActionOf<'expand'> | null =>
  best(expansions(state, seat, company), (action) => fullGain(state, seat, company, action));

/** What an expansion brings a seat; to finish brings nothing. */
export const expansionGain = (state: GameState, action: Action): number =>
  action.type === 'expand' && state.turn.acting ? fullGain(state, action.seat, state.turn.acting.company, action) : 0;

/** The expansions of a turn one after another, and the table once the turn is over. */
function actingPlan(state: GameState, seat: Colour, company: Company): GameState | null {
  const begun = step(state, { type: 'act', seat, company });
  let now = begun.ok ? begun.state : null;
  while (now?.phase === 'acting') now = step(now, nextExpansion(now, seat).action).state;
  return now;
}

/** Why an expansion is a good one. */
function reason(state: GameState, seat: Colour, company: Company, action: ActionOf<'expand'>): Why {
  const { payouts } = preview(state, company, action);
  const paid = payouts.filter((payout) => payout.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
  const board = boardOf(state);
  const raise = { hex: action.hex, company, cost: action.value };
  if (paid > 0) return because('paysAtOnce', { ...raise, amount: paid });
  const next = followUp(state, seat, company, action)?.action.hex ?? '';
  const opens = board.kinds.get(next) === 'city' && !hasAccess(state, company, next);
  return opens ? because('opensCity', { ...raise, route: next }) : because('rises', raise);
}

/** The next hex to take, or to finish when no hex is worth it any more. */
export function nextExpansion(state: GameState, seat: Colour): ChoiceOf<ActionOf<'expand'> | ActionOf<'finish'>> {
  const { acting } = state.turn;
  if (!acting) throw new Error('Nobody is acting.');
  const action = bestExpansion(state, seat, acting.company);
  const finish = { type: 'finish', seat } as const;
  const worthIt = action && gain(state, seat, acting.company, action) > 0;
  if (action && (worthIt || acting.taken.length === 0))
    return { action, why: reason(state, seat, acting.company, action) };
  return { action: finish, why: because('enough') };
}

/** What acting for a company changes for a seat. */
export function actingGain(state: GameState, seat: Colour, company: Company): number | null {
  const after = actingPlan(state, seat, company);
  return after && standing(after, seat) - standing(state, seat);
}
