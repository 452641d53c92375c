import { z } from 'zod';
import { colours, padNames, regions, sizes, symbols, technologies } from '../names.ts';
import { limitIssues } from './limits.ts';
import type { ComponentSet } from './types.ts';

const count = z.int().min(0).max(99);
const positive = z.int().min(1).max(99);
const symbol = z.enum(symbols);
const pair = z.tuple([symbol, symbol]);
const size = z.enum(sizes);
const technology = z.enum(technologies);
const region = z.enum(regions);
const provenance = z.enum(['printed', 'likely', 'reconstructed']);

const buyer = z.union([z.strictObject({ price: positive }), z.strictObject({ technology })]);
const sizeCard = z.strictObject({
  cost: positive,
  offices: z
    .array(z.strictObject({ first: count, second: z.exactOptional(count) }))
    .min(1)
    .max(9),
});
const padSide = z.array(z.array(z.nullable(symbol)).length(2)).length(3);
const bonus = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('goods'), amount: z.int().min(1).max(9) }),
  z.strictObject({ kind: z.literal('progress'), amount: z.int().min(1).max(3) }),
  z.strictObject({ kind: z.literal('price'), shows: z.exactOptional(z.enum(['up', 'down'])) }),
  z.strictObject({ kind: z.literal('secondOffice') }),
  z.strictObject({ kind: z.literal('moveOffice') }),
]);
const retailerSide = z.strictObject({
  bonus: z.nullable(bonus),
  vp: z.array(count).min(1).max(9),
  provenance,
  note: z.exactOptional(z.string().max(200)),
});

/** A component set in our shape that also keeps the rulebooks' limits; each issue names the exact place. */
export const componentsSchema: z.ZodType<ComponentSet> = z
  .strictObject({
    name: z.string().min(1).max(100),
    priceTrack: z.strictObject({ min: count, max: count, start: count }),
    sizes: z.strictObject({ S: sizeCard, M: sizeCard, L: sizeCard }),
    regions: z.record(
      region,
      z.strictObject({ size, buyers: z.array(buyer).min(1).max(20), connected: z.array(region).max(11) }),
    ),
    seats: z.record(z.enum(colours), z.strictObject({ home: region, startVp: count, improvement: pair })),
    pads: z.record(z.enum(padNames), z.strictObject({ side1: padSide, side2: padSide })),
    improvements: z.array(z.strictObject({ symbols: pair, count: positive })).max(99),
    technologies: z.record(
      technology,
      z.strictObject({ costWithPatent: positive, costAfterPatent: positive, patentVp: count }),
    ),
    retailers: z.array(z.strictObject({ size, sides: z.tuple([retailerSide, retailerSide]) })).max(40),
    steve: z.strictObject({
      fixed: z.array(symbol).max(40),
      roundSpaces: positive,
      note: z.exactOptional(z.string().max(300)),
    }),
    supply: z.strictObject({
      goodsTokens: count,
      goodsPerSeat: positive,
      officesPerSeat: positive,
      progressPerSeat: positive,
      improvementBlock: positive,
    }),
    provenance: z.strictObject({
      priceTrack: provenance,
      sizes: provenance,
      regions: provenance,
      homes: provenance,
      startVp: provenance,
      startingImprovements: provenance,
      pads: provenance,
      improvements: provenance,
      technologies: provenance,
      steve: provenance,
      supply: provenance,
    }),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of limitIssues(value)) issues.push({ code: 'custom', input: value, path, message });
  });
