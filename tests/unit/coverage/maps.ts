import type { MapFile } from '@machines/coverage/components/types.ts';

/**
 * A small map to reason on, east of the start (x), a mountain (m) west of it:
 *
 *     m  x  1,0  2,0  3,0  4,0    (4,0 a city)
 *         0,1  1,1  2,1           (2,1 a city)
 *
 * From 1,0 to the city 2,1 two hexes lie between in three ways: 2,0 or 1,1 after 1,0, and 1,1 after 0,1.
 */
export const fork: MapFile = {
  id: 'fork',
  players: [2, 5],
  symmetry: 1,
  citiesSafe: false,
  start: [0, 0],
  mountains: [[-1, 0]],
  standard: [
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [1, 1],
  ],
  cities: [
    [4, 0],
    [2, 1],
  ],
  limits: { chips: 6, cubes: 2, bank: 10 },
};
