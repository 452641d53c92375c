import type { Params } from '../../core/refusal.ts';
import { fill } from '../../core/words.ts';
import type { Action } from '../actions.ts';
import type { HappeningOf } from '../rules/refuse.ts';
import { namer, type Where } from './namer.ts';
import { said } from './said.ts';

/** A piece of news as a line. */
export const line = ({ what, params }: HappeningOf, where?: Where): string =>
  fill(said().happenings[what], params, namer(where, what));

/** An action as an instruction. */
export const actionWords = (action: Action, where?: Where): string => {
  const { type, seat: _seat, ...params } = action;
  const leased = action.type === 'expand' && action.route.length > 0 ? said().over : '';
  return fill(said().actions[type].replace('{route}', leased), params as Params, namer(where, type));
};
