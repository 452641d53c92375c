import type { Params } from '../../core/refusal.ts';
import { fill, lookUp, type Namer } from '../../core/words.ts';
import type { Action } from '../actions.ts';
import { boardOf } from '../rules/board.ts';
import type { NewsOf, RefusalOf } from '../rules/refuse.ts';
import type { Setup } from '../state.ts';
import * as en from './en.ts';

export const { names } = en;

/** The map gives hexes their short names; without one they go by their coordinates. */
type Where = Pick<Setup, 'map'> | undefined;

export const dollars = (amount: string | number): string =>
  `$${Number.isInteger(Number(amount)) ? amount : Number(amount).toFixed(2)}`;

const money = new Set(['amount', 'bid', 'cash', 'treasury', 'lease', 'build', 'cost', 'total']);
/** Parameters that are dollars in some sentences and counts in others: these reasons mean dollars. */
const leastIsMoney = new Set<string>(['bidBelowValue', 'tooPoor', 'notTheCheapest']);

const namer =
  (where: Where, about: string): Namer =>
  (key, value) => {
    switch (key) {
      case 'seat':
      case 'turn':
        return lookUp(en.names.seat, value);
      case 'seats':
        return lookUp(en.names.seat, value);
      case 'company':
      case 'from':
        return lookUp(en.names.company, value);
      case 'hex':
      case 'route':
        return (where && boardOf({ setup: where }).names.get(String(value))) ?? String(value);
      case 'source':
        return lookUp(en.names.source, value);
      case 'phase':
        return lookUp(en.names.phase, value);
      case 'shares':
        return about === 'worth' ? dollars(value) : String(value);
      case 'least':
        return leastIsMoney.has(about) ? dollars(value) : String(value);
      default:
        return money.has(key) ? dollars(value) : String(value);
    }
  };

/** A refusal as a sentence. */
export const sentence = ({ reason, params }: RefusalOf, where?: Where): string =>
  fill(en.refusals[reason], params, namer(where, reason));

/** A piece of news as a line. */
export const line = ({ what, params }: NewsOf, where?: Where): string =>
  fill(en.happenings[what], params, namer(where, what));

/** An action as an instruction. */
export const actionWords = (action: Action, where?: Where): string => {
  const { type, seat: _seat, ...params } = action;
  const over = action.type === 'expand' && action.route.length > 0 ? en.over : '';
  return fill(en.actions[type].replace('{route}', over), params as Params, namer(where, type));
};
