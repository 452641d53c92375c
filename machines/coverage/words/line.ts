import type { Params } from '../../core/refusal.ts';
import { type Called, fill, spokenTo } from '../../core/words.ts';
import type { Action } from '../actions.ts';
import type { HappeningOf } from '../rules/refuse.ts';
import { namer, type Where } from './namer.ts';
import { said } from './said.ts';

/** A piece of news as a line; at a table by the names there. */
export const line = ({ what, params }: HappeningOf, where?: Where, called?: Called): string =>
  fill(spokenTo(said().happenings[what], params, said().names.toYou, called), params, namer(where, what, called));

/** An action as an instruction. */
export const actionWords = (action: Action, where?: Where): string => {
  const { type, seat: _seat, ...params } = action;
  const leased = action.type === 'expand' && action.route.length > 0 ? said().over : '';
  return fill(said().actions[type].replace('{route}', leased), params as Params, namer(where, type));
};
