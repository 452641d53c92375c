import { type Called, lookUp, type Namer } from '../../core/words.ts';
import { boardOf } from '../rules/board.ts';
import type { Setup } from '../state.ts';
import { said } from './said.ts';

/** The map gives hexes their short names; without one they go by their coordinates. */
export type Where = Pick<Setup, 'map'> | undefined;

export const dollars = (amount: string | number): string =>
  `$${Number.isInteger(Number(amount)) ? amount : Number(amount).toFixed(2)}`;

const money = new Set(['amount', 'bid', 'cash', 'treasury', 'lease', 'build', 'cost', 'total']);
/** `least` and `shares` are dollars in these sentences and counts in the others. */
const leastInDollars = new Set(['bidBelowValue', 'tooPoor', 'notTheCheapest']);
const sharesInDollars = 'worth';

/** The words for a parameter, by its key and the sentence it stands in. */
export const namer =
  (where: Where, sentence: string, called?: Called): Namer =>
  (key, value) => {
    switch (key) {
      case 'seat':
      case 'seats':
      case 'turn':
        return lookUp(called?.names ?? said().names.seat, value);
      case 'company':
      case 'from':
        return lookUp(said().names.company, value);
      case 'hex':
      case 'route':
      case 'taken':
        return (where && boardOf({ setup: where }).names.get(String(value))) ?? String(value);
      case 'source':
        return lookUp(said().names.source, value);
      case 'phase':
        return lookUp(said().names.phase, value);
      case 'shares':
        return sentence === sharesInDollars ? dollars(value) : String(value);
      case 'least':
        return leastInDollars.has(sentence) ? dollars(value) : String(value);
      default:
        return money.has(key) ? dollars(value) : String(value);
    }
  };
