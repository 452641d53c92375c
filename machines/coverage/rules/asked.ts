import type { ActionOf } from '../actions.ts';
import type { Colour, Hex } from '../names.ts';
import type { GameState } from '../state.ts';
import { routesTo } from './leasing.ts';
import { hasAccess } from './network.ts';

/** The expansion whose refusal explains best why a hex cannot be taken: by its shortest route, if it has one. */
export const askedFor = (state: GameState, seat: Colour, hex: Hex, value: number): ActionOf<'expand'> => {
  const company = state.turn.acting?.company;
  const [route = []] = company && !hasAccess(state, company, hex) ? routesTo(state, company, hex) : [];
  return { type: 'expand', seat, hex, value, route };
};
