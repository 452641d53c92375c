import { type Called, lookUp, type Namer } from '../../core/words.ts';
import type { ComponentSet } from '../components/types.ts';
import type { Region, Technology } from '../names.ts';
import { allTiles } from '../rules/tiles.ts';
import { said } from './said.ts';

/** A refused action may name an improvement that no box holds; its number is then all there is to say. */
const pairWords = (components: ComponentSet, tile: number): string =>
  allTiles(components)
    [tile]?.map((symbol) => lookUp(said().names.symbol, symbol))
    .join(' + ') ?? String(tile);

export const regionName = (region: Region): string => said().names.region[region];
export const technologyName = (technology: Technology): string => said().names.technology[technology];

/** The words for a parameter, by its key. */
export const namer =
  (components: ComponentSet, called?: Called): Namer =>
  (key, value) => {
    switch (key) {
      case 'seat':
      case 'seats':
      case 'turn':
        return lookUp(called?.names ?? said().names.seat, value);
      case 'tile':
      case 'by':
        return pairWords(components, Number(value));
      case 'region':
      case 'regions':
      case 'from':
      case 'to':
        return lookUp(said().names.region, value);
      case 'technology':
      case 'technologies':
        return lookUp(said().names.technology, value);
      case 'phase':
        return lookUp(said().names.phase, value);
      case 'space':
        return String(Number(value) + 1);
      case 'why':
        return lookUp(said().names.why, value);
      default:
        return String(value);
    }
  };
