import * as z from 'zod/mini';
import { listOf, textOf, whole } from '../../core/schema.ts';
import { colours, type GameSymbol, padNames, regions, sizes, symbols, technologies } from '../names.ts';
import { limitIssues } from './limits.ts';

/** One at least. */
const some = <S extends z.core.SomeType>(element: S, most: number) => listOf(element, most).check(z.minLength(1));
const count = whole(0, 99);
const positive = whole(1, 99);
const symbol = z.enum(symbols);
const pair = z.tuple([symbol, symbol]);
const size = z.enum(sizes);
const technology = z.enum(technologies);
const region = z.enum(regions);
/** printed: read off published components. likely: one good source. reconstructed: designed here within the limits. */
const provenance = z.enum(['printed', 'likely', 'reconstructed']);

/** A red buyer pays up to a price; a purple one pays any price for a technology (S7.3). */
const buyer = z.union([z.strictObject({ price: positive }), z.strictObject({ technology })]);
const sizeCard = z.strictObject({
  cost: positive,
  /** Control VP over each space when it is the rightmost office (S8.2). */
  offices: some(z.strictObject({ first: count, second: z.exactOptional(count) }), 9),
});
/** Three rows of two cells. */
const padSide = z.array(z.array(z.nullable(symbol)).check(z.length(2))).check(z.length(3));
const bonus = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('goods'), amount: whole(1, 9) }),
  z.strictObject({ kind: z.literal('progress'), amount: whole(1, 3) }),
  /** `shows`: the way an arrow on the tile points, where it has one (SR.7). */
  z.strictObject({ kind: z.literal('price'), shows: z.exactOptional(z.enum(['up', 'down'])) }),
  z.strictObject({ kind: z.literal('secondOffice') }),
  z.strictObject({ kind: z.literal('moveOffice') }),
]);
const retailerSide = z.strictObject({
  bonus: z.nullable(bonus),
  /** VP of each office space at game end, left to right (SR.2). */
  vp: some(count, 9),
  provenance,
  note: z.exactOptional(z.string().check(z.maxLength(200))),
});

/** Everything printed that the rules read. Another copy's values can be supplied in the same shape. */
const componentSet = z.strictObject({
  name: textOf(1, 100),
  priceTrack: z.strictObject({ min: count, max: count, start: count }),
  sizes: z.strictObject({ S: sizeCard, M: sizeCard, L: sizeCard }),
  regions: z.record(region, z.strictObject({ size, buyers: some(buyer, 20), connected: listOf(region, 11) })),
  seats: z.record(z.enum(colours), z.strictObject({ home: region, startVp: count, improvement: pair })),
  pads: z.record(z.enum(padNames), z.strictObject({ side1: padSide, side2: padSide })),
  improvements: listOf(z.strictObject({ symbols: pair, count: positive }), 99),
  technologies: z.record(
    technology,
    z.strictObject({ costWithPatent: positive, costAfterPatent: positive, patentVp: count }),
  ),
  retailers: listOf(z.strictObject({ size, sides: z.tuple([retailerSide, retailerSide]) }), 40),
  steve: z.strictObject({
    fixed: listOf(symbol, 40),
    roundSpaces: positive,
    note: z.exactOptional(z.string().check(z.maxLength(300))),
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
});
export type ComponentSet = z.infer<typeof componentSet>;
export type Provenance = z.infer<typeof provenance>;
export type Buyer = z.infer<typeof buyer>;
export type RetailerBonus = z.infer<typeof bonus>;
export type RetailerSide = z.infer<typeof retailerSide>;
export type PadCell = GameSymbol | null;
export type SymbolPair = z.infer<typeof pair>;

/** A component set in our shape that also keeps the rulebooks' limits; each issue names the exact place. */
export const componentsSchema: z.ZodMiniType<ComponentSet> = componentSet.check(({ value, issues }) => {
  for (const { path, message } of limitIssues(value)) issues.push({ code: 'custom', input: value, path, message });
});
