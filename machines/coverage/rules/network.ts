import { rulesOf } from '../choices.ts';
import type { Company, Hex } from '../names.ts';
import type { GameState } from '../state.ts';
import { boardOf, hexesAround } from './board.ts';

/** C1.2: the hexes of a company's network, the start first. */
export const networkOf = (state: GameState, company: Company): Hex[] => [
  boardOf(state).start,
  ...Object.keys(state.towers).filter((hex) => state.towers[hex]?.company === company),
];

/** The hexes a company builds and leases from: its network, by one reading without this turn's hexes (C4.9). */
export function baseOf(state: GameState, company: Company): Set<Hex> {
  const base = new Set(networkOf(state, company));
  const { acting } = state.turn;
  if (acting?.company === company && rulesOf(state).chainExpansion === 'nextTurn')
    for (const hex of acting.taken) base.delete(hex);
  return base;
}

/** C1.3 */
export const touches = (state: GameState, base: ReadonlySet<Hex>, hex: Hex): boolean =>
  hexesAround(state, hex).some((next) => base.has(next));

export const hasAccess = (state: GameState, company: Company, hex: Hex): boolean =>
  touches(state, baseOf(state, company), hex);
