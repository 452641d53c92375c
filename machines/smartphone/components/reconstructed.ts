import { colours } from '../names.ts';
import type { ComponentSet } from './types.ts';

/** What is in force at a table although it was found nowhere and designed here. */
export interface Reconstructed {
  steve: boolean;
  /** How many sides of retailers, of all there are; null where none of them is, or no retailer lies. */
  retailers: { sides: number; of: number } | null;
}

/** Of a whole component set. */
export function reconstructedIn({ provenance, retailers }: ComponentSet): Reconstructed {
  const all = retailers.flatMap(({ sides }) => sides);
  const sides = all.filter((side) => side.provenance === 'reconstructed').length;
  return { steve: provenance.steve === 'reconstructed', retailers: sides > 0 ? { sides, of: all.length } : null };
}

/** At one table: Steve's pad where he sits, retailers with fewer than five seats (S0.5). */
export function reconstructedAt(components: ComponentSet, table: { seats: number; steve: boolean }): Reconstructed {
  const { steve, retailers } = reconstructedIn(components);
  return { steve: steve && table.steve, retailers: table.seats < colours.length ? retailers : null };
}
