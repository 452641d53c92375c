import * as z from 'zod/mini';
import { parse } from '../../core/parse.ts';
import {
  amountSchema as amount,
  checkOf,
  clauseSchema,
  type KindOf,
  playCheckKinds,
  retell,
  rulingsIn,
} from '../../core/position/schema.ts';
import { changedBy, listOf, nameOf, seedSchema, whole } from '../../core/schema.ts';
import type { Action } from '../actions.ts';
import { choiceRows, type Rulings, ruleSets } from '../choices.ts';
import { isClauseId } from '../clauses/index.ts';
import { componentsSchema } from '../components/schema.ts';
import { colours, type GameSymbol, phases, regions, symbols, technologies } from '../names.ts';
import { renew, renewRulings } from '../older.ts';
import { actionSchema } from '../schema.ts';
import type { NewsKey } from '../words/en/happenings.ts';
import { said } from '../words/said.ts';
import { improvementNote, padNote, pairName } from './notes.ts';

/**
 * A position in a few words, as lessons, scenarios, links and the lab write it down. What is left out stands as a new
 * game has it. Improvements are named by their symbols (`research+priceUp`), pieces on a desk by a short notation.
 */

const optional = z.exactOptional;
const seat = z.enum(colours);
const region = z.enum(regions);
const technology = z.enum(technologies);
const count = whole(0, 200);
const price = whole(-20, 40);
const side = z.enum(['A', 'B']);

/** Two symbols joined by a plus. */
export type PairName = `${GameSymbol}+${GameSymbol}`;
const pair = nameOf<PairName>(z.regex(pairName, 'Write two symbols, such as research+priceUp.'));
/** `A2 2,1` or `B1 3,3 r1`: pad, side, corner, quarter turns clockwise. */
const pad = z.string().check(z.regex(padNote, 'Write a pad such as “A2 2,1 r1”.'));
/** `research+priceUp 2,1 r1 under`: symbols, the first symbol's cell, quarter turns, layer (over unless said). */
const improvement = z
  .string()
  .check(z.regex(improvementNote, 'Write an improvement such as “research+priceUp 2,1 r1 under”.'));

export const planSpecSchema = z.strictObject({
  below: pad,
  above: pad,
  improvements: optional(listOf(improvement, 32)),
});
export type PlanSpec = z.infer<typeof planSpecSchema>;

const planMove = z.strictObject({ type: z.literal('plan'), seat, plan: planSpecSchema });

/** An action; a plan in short notation. Actions have one schema; only a plan is written differently here. */
export type Move = Exclude<Action, { type: 'plan' }> | z.infer<typeof planMove>;
export const moveSchema = z.pipe(
  z.unknown(),
  z.transform((value: unknown, context): Move => {
    const isPlan = typeof value === 'object' && value !== null && 'type' in value && value.type === 'plan';
    const read = isPlan ? parse(planMove, value) : parse(actionSchema, value);
    if (read.ok) return read.value as Move;
    context.issues.push(...retell(read.issues, value));
    return z.NEVER;
  }),
) as unknown as z.ZodMiniType<Move>;

const tally = z.strictObject({
  goods: count,
  goodsPriceDown: count,
  goodsPriceDownOnPads: count,
  priceUp: count,
  research: count,
  logistics: count,
  improve: count,
  covered: count,
  faceDown: count,
});

const seatSpec = z.exactPartial(
  z.strictObject({
    vp: count,
    price,
    goods: count,
    tokens: count,
    /** All the improvements of the seat; left out: its starting one. */
    improvements: listOf(pair, 32),
    technologies: listOf(technology, 6),
    patents: listOf(technology, 6),
    research: z.partialRecord(technology, count),
    /** Retailers whose bonus the seat has had (SR.3); left out: those it has an office at. */
    bonuses: listOf(region, 12),
    /** The plan that lies open, for phases after the reveal. */
    plan: planSpecSchema,
    /** In place of a plan: its active symbols. */
    active: z.exactPartial(tally),
    /** Goods made this round, by phase (SP.2 in the first edition). */
    made: z.exactPartial(z.strictObject({ production: count, research: count, logistics: count })),
    /** Steve only. */
    delayed: z.nullable(pair),
    placed: listOf(pair, 5),
    marker: z.nullable(region),
  }),
);
export type SeatSpec = z.infer<typeof seatSpec>;

const regionSpec = z.exactPartial(
  z.strictObject({
    /** Left to right. */
    offices: listOf(seat, 8),
    progress: z.partialRecord(seat, count),
    /** Who sold to each buyer, left to right; shorter lists are filled up with free buyers. */
    sold: listOf(z.nullable(seat), 12),
    /** A retailer by its number in the component set and the side that is up; null takes the retailer away. */
    retailer: z.nullable(z.strictObject({ tile: whole(0, 30), side: z.union([z.literal(0), z.literal(1)]) })),
  }),
);
export type RegionSpec = z.infer<typeof regionSpec>;

export const rulingsSchema = changedBy(renewRulings, rulingsIn(choiceRows));

const positionNow = z.strictObject({
  ...z.exactPartial(
    z.strictObject({
      rules: z.enum(ruleSets),
      rulings: rulingsSchema as unknown as z.ZodMiniType<Rulings>,
      seats: listOf(seat, 5).check(z.minLength(2)),
      steve: seat,
      /** Sides in play; the rest are A. */
      sides: z.partialRecord(technology, side),
      seed: seedSchema,
      round: whole(1, 5),
      /** No offices and no retailers but those listed. */
      bare: z.boolean(),
      table: z.partialRecord(seat, seatSpec),
      board: z.partialRecord(region, regionSpec),
      /** The five improvements in the block. */
      block: listOf(pair, 10),
      /** Goods tokens left. */
      tokens: count,
      /** Played from there, to stand in the middle of a turn. */
      moves: listOf(moveSchema, 400),
      /** Another copy's printed values. */
      components: componentsSchema,
      /** Technologies that cost something else in this copy: the number with the patent; without it is 1 less (S5.2). */
      costs: z.partialRecord(technology, whole(2, 20)),
      /** The way the tiles with a price bonus point in this copy (SR.7). */
      priceArrow: z.enum(['up', 'down']),
    }),
  ).shape,
  /** The phase that begins here. */
  phase: z.enum(phases),
});
export type PositionSpec = z.infer<typeof positionNow>;
export const positionSchema = changedBy(renew, positionNow);

const clause = clauseSchema(isClauseId);
const symbolCounts = z.partialRecord(z.enum(symbols), amount);

/** Something that is true or not of what lies on a desk. */
export const planCheckSchema = z.exactPartial(
  z.strictObject({
    /** The clause that refuses the plan; null, the default, if it may be made. */
    refused: z.nullable(clause),
    price: amount,
    /** All the goods it makes, and where they come from. */
    goods: amount,
    symbols: amount,
    covered: amount,
    faceDown: amount,
    tokens: amount,
    research: amount,
    logistics: amount,
    improve: z.boolean(),
    /** Cells of one pad that the other covers. */
    overlap: amount,
    /** How many improvements lie on the pads. */
    laid: amount,
    /** Symbols that can be seen; those of them on improvements; those of the pads that improvements hide. */
    shown: symbolCounts,
    onTiles: symbolCounts,
    underTiles: symbolCounts,
  }),
);
export type PlanCheck = z.infer<typeof planCheckSchema>;

/** The checks, told apart by the key that names what they look at. */
const kinds = {
  seat: z.strictObject({
    seat,
    vp: optional(amount),
    price: optional(amount),
    goods: optional(amount),
    tokens: optional(amount),
    /** How many improvements. */
    improvements: optional(amount),
    /** All of them, in any order. */
    technologies: optional(z.array(technology)),
    patents: optional(z.array(technology)),
    research: optional(z.partialRecord(technology, amount)),
    /** VP of the round under way, or of the one just scored. */
    income: optional(z.exactPartial(z.strictObject({ sales: amount, offBoard: amount, control: amount }))),
  }),
  region: z.strictObject({
    region,
    /** Whether a retailer lies there. */
    retailer: optional(z.boolean()),
    offices: optional(z.array(seat)),
    progress: optional(z.partialRecord(seat, amount)),
    /** How many goods each has sold here. */
    goods: optional(z.partialRecord(seat, amount)),
  }),
  phase: z.strictObject({ phase: z.enum([...phases, 'over']), round: optional(z.int()) }),
  turn: z.strictObject({ turn: z.nullable(seat), progress: optional(amount) }),
  order: z.strictObject({ order: z.array(seat) }),
  pending: z.strictObject({ pending: z.nullable(z.enum(['bonus', 'freeOffice'])) }),
  ...playCheckKinds(clause, moveSchema, (key): key is NewsKey => Object.hasOwn(said().happenings, key)),
  winners: z.strictObject({ winners: z.array(seat) }),
  total: z.strictObject({ total: z.partialRecord(seat, amount) }),
};
export type SeatCheck = z.infer<typeof kinds.seat>;
export type RegionCheck = z.infer<typeof kinds.region>;

/** Something that is true or not of what was played. Outcomes of scenarios and goals of lessons are lists of these. */
export type Check = KindOf<typeof kinds>;
export const checkSchema = checkOf(kinds);
