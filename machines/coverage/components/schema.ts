import { z } from 'zod';
import { issueAt } from '../../core/schema.ts';
import { mapIssues } from './limits.ts';
import type { MapFile } from './types.ts';

/** Far larger than any table; routes over a boundless map could not be listed. */
const coordinate = z.int().min(-9).max(9);
const spot = z.tuple([coordinate, coordinate]);
const players = z.int().min(2).max(5);
const count = z.int().min(0).max(100_000);

/** A map in our shape that also keeps what C8.1 asks of one. */
export const mapSchema: z.ZodType<MapFile> = z
  .strictObject({
    id: z.string().min(1).max(40),
    players: z.tuple([players, players]),
    symmetry: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(6)]),
    citiesSafe: z.boolean(),
    start: spot,
    mountains: z.array(spot).max(200),
    cities: z.array(spot).min(1).max(200),
    standard: z.array(spot).min(1).max(200),
    limits: z.strictObject({ chips: count, cubes: count, bank: count }),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of mapIssues(value)) issues.push(issueAt(path, message));
  });
