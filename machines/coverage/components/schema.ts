import * as z from 'zod/mini';
import { issueAt, listOf, textOf, whole } from '../../core/schema.ts';
import { mapIssues } from './limits.ts';

/** Far larger than any table; routes over a boundless map could not be listed. */
const coordinate = whole(-9, 9);
/** q and r. */
const spot = z.tuple([coordinate, coordinate]);
const players = whole(2, 5);
const count = whole(0, 100_000);
const spots = listOf(spot, 200);

/** A map (C8.1). Any map in this shape can be supplied in the set-up. */
const mapFile = z.strictObject({
  id: textOf(1, 40),
  /** Fewest and most players it is made for. */
  players: z.tuple([players, players]),
  /** Turned by one part in so many about the start, it looks the same; 1 for none. */
  symmetry: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(6)]),
  /** Declared: no single hex, once taken, cuts a city off from the start. */
  citiesSafe: z.boolean(),
  start: spot,
  mountains: spots,
  cities: spots.check(z.minLength(1)),
  standard: spots.check(z.minLength(1)),
  /** How many there are of what the rulebook gives no number for; read only under the rulings of C2.5. */
  limits: z.strictObject({
    /** Chips for all companies together. */
    chips: count,
    /** Cubes of each company. */
    cubes: count,
    /** Dollars in the bank once set-up is done. */
    bank: count,
  }),
});
export type Spot = z.infer<typeof spot>;
export type MapFile = z.infer<typeof mapFile>;

/** A map in our shape that also keeps what C8.1 asks of one. */
export const mapSchema: z.ZodMiniType<MapFile> = mapFile.check(({ value, issues }) => {
  for (const { path, message } of mapIssues(value)) issues.push(issueAt(path, message));
});
