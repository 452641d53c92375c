import * as z from 'zod/mini';
import {
  issueAt,
  listOf,
  nameOf,
  rulingIssues,
  rulingsSchema,
  seatsSchema,
  seedSchema,
  whole,
} from '../core/schema.ts';
import { choiceRows, type RuleSet, type Rulings, ruleSets, rulesOf } from './choices.ts';
import { mapNames } from './components/maps.ts';
import { mapSchema } from './components/schema.ts';
import { colours, type Hex, shareSources } from './names.ts';
import { refuseSeats } from './rules/setup.ts';
import type { Setup } from './state.ts';
import { sentence } from './words/index.ts';

/** Schemas of what comes from outside: every set-up and every action from a save, a link, the lab or the command line passes here first. */

const seat = z.enum(colours);
const company = z.enum(colours);
const hex = nameOf<Hex>(z.regex(/^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/, 'A hex is written q,r, such as 1,-2.'));
export const dollarsSchema = z.number().check(
  z.minimum(0),
  z.maximum(1_000_000),
  z.refine((value) => Math.round(value * 100) / 100 === value, 'Money has no part smaller than a cent.'),
);

const seatOnly = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), seat });

/** Where a company expands, how far, and over which leased hexes, nearest its own network first (none with access). */
const expansion = { hex, value: whole(0, 99), route: listOf(hex, 99) };

/** Everything a seat can do. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('auction'), seat, company, source: z.enum(shareSources) }),
  z.strictObject({ type: z.literal('bid'), seat, amount: dollarsSchema }),
  seatOnly('passAuction'),
  z.strictObject({ type: z.literal('act'), seat, company }),
  z.strictObject({ type: z.literal('expand'), seat, ...expansion }),
  seatOnly('finish'),
  seatOnly('passTurn'),
]);

/** By its name or written out; what is wrong with a map is reported at its own place, which a union would hide. */
export const mapChoiceSchema = z.pipe(
  z.unknown(),
  z.transform((value: unknown, { issues }): Setup['map'] => {
    const result = (typeof value === 'string' ? z.enum(mapNames) : mapSchema).safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) issues.push(issueAt(path as (string | number)[], message));
    return z.NEVER;
  }),
);

export const setupSchema = z.pipe(
  z
    .strictObject({
      ruleSet: z.enum(ruleSets),
      rulings: rulingsSchema,
      seats: seatsSchema,
      map: mapChoiceSchema,
      seed: seedSchema,
    })
    .check(({ value, issues }) => {
      const wrong = rulingIssues<RuleSet>(choiceRows, value);
      issues.push(...wrong);
      if (wrong.length > 0) return;
      const setup = value as Setup;
      const refused = refuseSeats(setup, rulesOf({ setup }));
      if (refused) issues.push(issueAt(['seats'], `${sentence(refused)} (${refused.rule})`));
    }),
  z.transform(({ rulings, ...setup }): Setup => ({ ...setup, rulings: rulings as Rulings })),
);
