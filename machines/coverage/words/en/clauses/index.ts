import { acting } from './acting.ts';
import { auction } from './auction.ts';
import { concepts } from './concepts.ts';
import { end, map, passing } from './end.ts';
import { leasing } from './leasing.ts';
import { setup } from './setup.ts';

/** Every clause in our own words, by its id. */
export const clauses = {
  ...concepts,
  ...setup,
  ...auction,
  ...acting,
  ...leasing,
  ...passing,
  ...end,
  ...map,
};
