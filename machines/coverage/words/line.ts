import type { Params } from '../../core/refusal.ts';
import { fill } from '../../core/words.ts';
import type { Action } from '../actions.ts';
import type { NewsOf } from '../rules/refuse.ts';
import { actions, over } from './en/actions.ts';
import { happenings } from './en/happenings.ts';
import { namer, type Where } from './namer.ts';

/** A piece of news as a line. */
export const line = ({ what, params }: NewsOf, where?: Where): string =>
  fill(happenings[what], params, namer(where, what));

/** An action as an instruction. */
export const actionWords = (action: Action, where?: Where): string => {
  const { type, seat: _seat, ...params } = action;
  const leased = action.type === 'expand' && action.route.length > 0 ? over : '';
  return fill(actions[type].replace('{route}', leased), params as Params, namer(where, type));
};
