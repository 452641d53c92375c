import type { ActionOf } from '../actions.ts';
import type { Colour, Hex } from '../names.ts';
import type { GameState } from '../state.ts';
import { legalExpansions } from './expansion.ts';
import { leaseCost, routesTo } from './leasing.ts';
import { hasAccess } from './network.ts';

/** The expansion whose refusal explains best why a hex cannot be taken: by its shortest route, if it has one. */
export const askedFor = (state: GameState, seat: Colour, hex: Hex, value: number): ActionOf<'expand'> => {
  const company = state.turn.acting?.company;
  const [route = []] = company && !hasAccess(state, company, hex) ? routesTo(state, company, hex) : [];
  return { type: 'expand', seat, hex, value, route };
};

/**
 * The expansion whose refusal explains best why so many chips cannot be placed: where one can be, and by the cheapest
 * way, so that it is the chips that are refused and not a lease. Null when nothing can be taken at all.
 */
export const askedForChips = (state: GameState, seat: Colour, value: number): ActionOf<'expand'> | null => {
  const company = state.turn.acting?.company;
  const [cheapest] = company
    ? legalExpansions(state, company).toSorted((a, b) => leaseCost(state, a.route) - leaseCost(state, b.route))
    : [];
  return cheapest ? { type: 'expand', seat, ...cheapest, value } : null;
};
