import type { Spot } from '../components/types.ts';
import type { Hex } from '../names.ts';

/** Axial coordinates: q runs east, r south-east; six neighbours. */

export const hexAt = ([q, r]: Spot): Hex => `${q},${r}`;

export const spotOf = (hex: Hex): Spot => {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return [q, r];
};

const directions: readonly Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const neighbours = (hex: Hex): Hex[] => {
  const [q, r] = spotOf(hex);
  return directions.map(([dq, dr]) => hexAt([q + dq, r + dr]));
};

/** A spot turned by so many sixths about a centre. */
export function turned([q, r]: Spot, [centreQ, centreR]: Spot, sixths: number): Spot {
  let [dq, dr] = [q - centreQ, r - centreR];
  for (let turn = 0; turn < sixths; turn++) [dq, dr] = [-dr, dq + dr];
  return [centreQ + dq, centreR + dr];
}

/** Everything that can be walked to from a hex over hexes that `passable` allows. */
export function reachable(from: Hex, passable: (hex: Hex) => boolean): Set<Hex> {
  const found = new Set([from]);
  for (const hex of found) for (const next of neighbours(hex)) if (passable(next)) found.add(next);
  return found;
}
