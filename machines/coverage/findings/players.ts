import type { Rulings } from '../choices.ts';
import { mapFor } from '../components/maps.ts';
import { colours } from '../names.ts';
import type { coveragePlayers } from '../simulate.ts';
import type { Setup } from '../state.ts';

/** Who plays when readings are compared: every seat the same. */
export type Players = (typeof coveragePlayers)[number];

export const tableFor = (rulings: Rulings, seats: number, player: Players, seed: number): Setup => ({
  ruleSet: 'book',
  rulings,
  seats: colours.slice(0, seats).map((colour) => ({ colour, player })),
  map: mapFor(seats),
  seed,
});
