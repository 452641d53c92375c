import { printed } from '../components/printed.ts';
import type { Colour, Company } from '../names.ts';
import { openHexes } from '../rules/board.ts';
import { companyOf } from '../rules/lookup.ts';
import { allIssued, controlledBy, issuedShares, issuedTo, shareValue } from '../rules/shares.ts';
import type { GameState } from '../state.ts';

/** What a table is worth to a seat: net worth (C7.2), and what companies will still grow by. */

/** Turns a company may still be acted for, when nobody knows how long the game goes on. */
const usualTurns = 4;
/** A chip that is still to be placed is a little less sure than one that lies there. */
const sure = 0.85;
/** How many of the chips still to be placed will be in cities and pay at once (C4.5). */
const inCities = 0.4;
/** An unissued share can be issued later, while there are turns left. */
const unissuedWorth = 1.2;

/** Turns each seat still has, once the end is set off or is about to be (C7.1). */
function turnsLeft(state: GameState): number {
  const seats = state.seats.length;
  if (state.ending) return Math.floor(state.ending.turnsLeft / seats);
  return state.companies.some(({ colour }) => allIssued(state, colour)) ? 2 - 1 / seats : usualTurns;
}

/** Chips a company can still place, by its money, its issued shares (C4.3) and the room on the map. */
function growth(state: GameState, company: Company): number {
  const room = openHexes(state).length - Object.keys(state.towers).length;
  return Math.min(
    companyOf(state, company).treasury / printed.costPerChip,
    issuedShares(state, company) * turnsLeft(state),
    room * 2,
  );
}

function worthTo(state: GameState, seat: Colour): number {
  const cash = state.seats.find(({ colour }) => colour === seat)?.cash ?? 0;
  return state.companies.reduce((sum, { colour: company, unissued }) => {
    const chips = growth(state, company);
    const held = issuedTo(state, seat, company) * (shareValue(state, company) + chips * sure);
    const paid = controlledBy(state, seat, company) * chips * inCities;
    const later = company === seat && turnsLeft(state) > 0 ? unissued * unissuedWorth : 0;
    return sum + held + paid + later;
  }, cash);
}

/** How well a seat stands: its own worth against the others' on average. Only the difference between tables matters. */
export function standing(state: GameState, seat: Colour): number {
  const others = state.seats.filter(({ colour }) => colour !== seat);
  const theirs = others.reduce((sum, { colour }) => sum + worthTo(state, colour), 0);
  return worthTo(state, seat) - theirs / others.length;
}
