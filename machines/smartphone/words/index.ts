import type { Params } from '../../core/refusal.ts';
import { fill, lookUp, type Namer } from '../../core/words.ts';
import type { Action } from '../actions.ts';
import { printed } from '../components/printed.ts';
import type { ComponentSet } from '../components/types.ts';
import type { NewsOf, RefusalOf } from '../rules/refuse.ts';
import { tileSymbols } from '../rules/tiles.ts';
import * as en from './en.ts';

const pairWords = (components: ComponentSet, tile: number): string =>
  tileSymbols(components, tile)
    .map((symbol) => lookUp(en.names.symbol, symbol))
    .join(' + ');

/** The words for a parameter, by its key. */
const namer =
  (components: ComponentSet): Namer =>
  (key, value) => {
    switch (key) {
      case 'seat':
      case 'seats':
      case 'turn':
        return lookUp(en.names.seat, value);
      case 'tile':
      case 'by':
        return pairWords(components, Number(value));
      case 'phase':
        return lookUp(en.names.phase, value);
      case 'space':
        return String(Number(value) + 1);
      case 'change':
        return Number(value) > 0 ? `+${value}` : String(value);
      case 'why':
        return lookUp(en.names.why, value);
      default:
        return String(value);
    }
  };

/** A refusal as a sentence. */
export const sentence = ({ reason, params }: RefusalOf, components: ComponentSet = printed): string =>
  fill(en.refusals[reason], params, namer(components));

/** A piece of news as a line. */
export const line = ({ what, params }: NewsOf, components: ComponentSet = printed): string =>
  fill(en.happenings[what], params, namer(components));

/** An action as an instruction. A plan's contents are not in it. */
export const actionWords = (action: Action, components: ComponentSet = printed): string => {
  const { type, seat: _seat, ...rest } = action;
  const params = type === 'plan' ? {} : (rest as Params);
  return fill(en.actions[type], params, namer(components));
};
