import type { Company, Hex } from '@machines/coverage/names.ts';
import type { GameState } from '@machines/coverage/state.ts';

/** Places of the map by name: a hex, or all of a company's. */

export const hexPlace = (hex: Hex): string => `hex ${hex}`;
export const companyPlace = (company: Company | string): string => `company ${company}`;

/** The hexes that a place means now. */
export function hexesAt({ towers }: Pick<GameState, 'towers'>, place: string | null): Hex[] {
  if (place === null) return [];
  const [kind, name = ''] = place.split(' ');
  if (kind === 'hex') return [place.slice('hex '.length)];
  return Object.entries(towers).flatMap(([hex, { company }]) => (company === name ? [hex] : []));
}
