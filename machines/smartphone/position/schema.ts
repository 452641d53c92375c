import { z } from 'zod';
import { parse } from '../../core/parse.ts';
import { amountSchema as amount, checkOf, playCheckKinds, retell, rulingsIn } from '../../core/position/schema.ts';
import { choiceRows, ruleSets } from '../choices.ts';
import { isClauseId } from '../clauses/index.ts';
import { componentsSchema } from '../components/schema.ts';
import { colours, phases, regions, symbols, technologies } from '../names.ts';
import { renew, renewRulings } from '../older.ts';
import { actionSchema } from '../schema.ts';
import type { NewsKey } from '../words/en/happenings.ts';
import { said } from '../words/said.ts';
import { improvementNote, padNote, pairName } from './notes.ts';
import type { Check, Move, PairName, PlanCheck, PlanSpec, PositionSpec } from './spec.ts';

/** Schemas of positions from files, links and the lab. */

const seat = z.enum(colours);
const region = z.enum(regions);
const technology = z.enum(technologies);
const count = z.int().min(0).max(200);
const price = z.int().min(-20).max(40);
const side = z.enum(['A', 'B']);

const pair = z
  .string()
  .regex(pairName, 'Write two symbols, such as research+priceUp.')
  .transform((name) => name as PairName);
const pad = z.string().regex(padNote, 'Write a pad such as “A2 2,1 r1”.');
const improvement = z.string().regex(improvementNote, 'Write an improvement such as “research+priceUp 2,1 r1 under”.');

export const planSpecSchema: z.ZodType<PlanSpec> = z.strictObject({
  below: pad,
  above: pad,
  improvements: z.exactOptional(z.array(improvement).max(32)),
});

/** Actions have one schema; only a plan is written differently here. */
export const moveSchema: z.ZodType<Move> = z.unknown().transform((value, context): Move => {
  const isPlan = typeof value === 'object' && value !== null && 'type' in value && value.type === 'plan';
  const read = isPlan
    ? parse(z.strictObject({ type: z.literal('plan'), seat, plan: planSpecSchema }), value)
    : parse(actionSchema, value);
  if (read.ok) return read.value as Move;
  context.issues.push(...retell(read.issues, value));
  return z.NEVER;
});

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

const seatSpec = z
  .strictObject({
    vp: count,
    price,
    goods: count,
    tokens: count,
    improvements: z.array(pair).max(32),
    technologies: z.array(technology).max(6),
    patents: z.array(technology).max(6),
    research: z.partialRecord(technology, count),
    bonuses: z.array(region).max(12),
    plan: planSpecSchema,
    active: tally.partial(),
    made: z.strictObject({ production: count, research: count, logistics: count }).partial(),
    delayed: pair.nullable(),
    placed: z.array(pair).max(5),
    marker: region.nullable(),
  })
  .partial();

const regionSpec = z
  .strictObject({
    offices: z.array(seat).max(8),
    progress: z.partialRecord(seat, count),
    sold: z.array(seat.nullable()).max(12),
    retailer: z.strictObject({ tile: z.int().min(0).max(30), side: z.union([z.literal(0), z.literal(1)]) }).nullable(),
  })
  .partial();

export const rulingsSchema = z.preprocess(renewRulings, rulingsIn(choiceRows));

const positionNow = z
  .strictObject({
    rules: z.enum(ruleSets),
    rulings: rulingsSchema,
    seats: z.array(seat).min(2).max(5),
    steve: seat,
    sides: z.partialRecord(technology, side),
    seed: z.int().min(0).max(0xffff_ffff),
    round: z.int().min(1).max(5),
    bare: z.boolean(),
    table: z.partialRecord(seat, seatSpec),
    board: z.partialRecord(region, regionSpec),
    block: z.array(pair).max(10),
    tokens: count,
    moves: z.array(moveSchema).max(400),
    components: componentsSchema,
    costs: z.partialRecord(technology, z.int().min(2).max(20)),
    priceArrow: z.enum(['up', 'down']),
  })
  .partial()
  .extend({ phase: z.enum(phases) });

export const positionSchema = z.preprocess(renew, positionNow) as unknown as z.ZodType<PositionSpec>;

const clause = z.string().refine(isClauseId, 'There is no such clause.');
const what = z
  .string()
  .refine((key): key is NewsKey => Object.hasOwn(said().happenings, key), 'Nothing of that name happens.');

const symbolCounts = z.partialRecord(z.enum(symbols), amount);

export const planCheckSchema = z
  .strictObject({
    refused: clause.nullable(),
    price: amount,
    goods: amount,
    symbols: amount,
    covered: amount,
    faceDown: amount,
    tokens: amount,
    research: amount,
    logistics: amount,
    improve: z.boolean(),
    overlap: amount,
    laid: amount,
    shown: symbolCounts,
    onTiles: symbolCounts,
    underTiles: symbolCounts,
  })
  .partial() as unknown as z.ZodType<PlanCheck>;

/** The checks, told apart by the key that names what they look at. */
const kinds = {
  seat: z
    .strictObject({
      vp: amount,
      price: amount,
      goods: amount,
      tokens: amount,
      improvements: amount,
      technologies: z.array(technology),
      patents: z.array(technology),
      research: z.partialRecord(technology, amount),
      income: z.strictObject({ sales: amount, offBoard: amount, control: amount }).partial(),
    })
    .partial()
    .extend({ seat }),
  region: z
    .strictObject({
      retailer: z.boolean(),
      offices: z.array(seat),
      progress: z.partialRecord(seat, amount),
      goods: z.partialRecord(seat, amount),
    })
    .partial()
    .extend({ region }),
  phase: z.strictObject({ phase: z.enum([...phases, 'over']), round: z.exactOptional(z.int()) }),
  turn: z.strictObject({ turn: seat.nullable(), progress: z.exactOptional(amount) }),
  order: z.strictObject({ order: z.array(seat) }),
  pending: z.strictObject({ pending: z.enum(['bonus', 'freeOffice']).nullable() }),
  ...playCheckKinds({ clause, move: moveSchema, what }),
  winners: z.strictObject({ winners: z.array(seat) }),
  total: z.strictObject({ total: z.partialRecord(seat, amount) }),
};

export const checkSchema = checkOf<Check>(kinds);
