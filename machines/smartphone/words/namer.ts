import { lookUp, type Namer } from '../../core/words.ts';
import type { ComponentSet } from '../components/types.ts';
import { allTiles } from '../rules/tiles.ts';
import { names } from './en/names.ts';

/** A refused action may name an improvement that no box holds; its number is then all there is to say. */
const pairWords = (components: ComponentSet, tile: number): string =>
  allTiles(components)
    [tile]?.map((symbol) => lookUp(names.symbol, symbol))
    .join(' + ') ?? String(tile);

/** The words for a parameter, by its key. */
export const namer =
  (components: ComponentSet): Namer =>
  (key, value) => {
    switch (key) {
      case 'seat':
      case 'seats':
      case 'turn':
        return lookUp(names.seat, value);
      case 'tile':
      case 'by':
        return pairWords(components, Number(value));
      case 'phase':
        return lookUp(names.phase, value);
      case 'space':
        return String(Number(value) + 1);
      case 'change':
        return Number(value) > 0 ? `+${value}` : String(value);
      case 'why':
        return lookUp(names.why, value);
      default:
        return String(value);
    }
  };
