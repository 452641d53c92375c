import { z } from 'zod';
import { amountSchema as amount, checkOf, playCheckKinds, rulingsIn } from '../../core/position/schema.ts';
import { seedSchema } from '../../core/schema.ts';
import { choiceRows, ruleSets } from '../choices.ts';
import { isClauseId } from '../clauses/index.ts';
import { printed, sharesOfCompany } from '../components/printed.ts';
import { colours, phases, shareSources } from '../names.ts';
import { dollarsSchema, mapChoiceSchema } from '../schema.ts';
import type { NewsKey } from '../words/en/happenings.ts';
import { said } from '../words/said.ts';
import type { Check, Move, PositionSpec } from './spec.ts';

/** Schemas of positions from files, links and the lab. */

const seat = z.enum(colours);
const company = z.enum(colours);
const source = z.enum(shareSources);
const hex = z.string().regex(/^([A-Z]\d{1,2}|-?\d{1,2},-?\d{1,2})$/, 'A hex is written C2, as on the map, or 1,-2.');
const count = z.int().min(0).max(200);
const shareCount = z.int().min(0).max(sharesOfCompany);
const optional = z.exactOptional;

export const rulingsSchema = rulingsIn(choiceRows);

export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('auction'),
    seat: optional(seat),
    company: optional(company),
    source: optional(source),
  }),
  z.strictObject({ type: z.literal('act'), seat: optional(seat), company: optional(company) }),
  z.strictObject({ type: z.literal('bid'), seat: optional(seat), amount: dollarsSchema }),
  z.strictObject({
    type: z.literal('expand'),
    seat: optional(seat),
    hex,
    value: z.int().min(0).max(99),
    route: optional(z.array(hex).max(99)),
  }),
  z.strictObject({ type: z.enum(['passAuction', 'finish', 'passTurn']), seat: optional(seat) }),
]) as unknown as z.ZodType<Move>;

const seatSpec = z.strictObject({ cash: dollarsSchema, shares: z.partialRecord(company, shareCount) }).partial();
const companySpec = z
  .strictObject({
    treasury: dollarsSchema,
    pool: shareCount,
    network: z.record(hex, z.int().min(1).max(printed.mostValue)),
  })
  .partial();

const auctionSpec = z.strictObject({
  company,
  source: optional(source),
  bid: optional(z.strictObject({ seat, amount: dollarsSchema })),
  passed: optional(z.array(seat).max(5)),
  toAct: optional(seat),
});

export const positionSchema = z
  .strictObject({
    rules: z.enum(ruleSets),
    rulings: rulingsSchema,
    seats: z.array(seat).min(1).max(5),
    map: mapChoiceSchema,
    seed: seedSchema,
    table: z.partialRecord(seat, seatSpec),
    companies: z.partialRecord(company, companySpec),
    turn: seat,
    passes: count,
    turnsLeft: z.int().min(1).max(20),
    auction: auctionSpec,
    moves: z.array(moveSchema).max(400),
  })
  .partial() as unknown as z.ZodType<PositionSpec>;

const clause = z.string().refine(isClauseId, 'There is no such clause.');
const what = z
  .string()
  .refine((key): key is NewsKey => Object.hasOwn(said().happenings, key), 'Nothing of that name happens.');

/** The checks, told apart by the key that names what they look at. */
const kinds = {
  seat: z
    .strictObject({ cash: amount, shares: z.partialRecord(company, amount), worth: amount })
    .partial()
    .extend({ seat }),
  company: z
    .strictObject({ treasury: amount, value: amount, issued: amount, unissued: amount, pool: amount, hexes: amount })
    .partial()
    .extend({ company }),
  hex: z.strictObject({ hex, of: company.nullable(), chips: optional(amount) }),
  phase: z.strictObject({ phase: z.enum([...phases, 'over']) }),
  turn: z.strictObject({ turn: seat.nullable(), number: optional(amount) }),
  bid: z.strictObject({ bid: z.number().nullable(), by: optional(seat) }),
  turnsLeft: z.strictObject({ turnsLeft: amount.nullable() }),
  passes: z.strictObject({ passes: amount }),
  bank: z.strictObject({ bank: amount }),
  repeated: z.strictObject({ repeated: z.enum(['stall', 'pump']).nullable() }),
  ...playCheckKinds({ clause, move: moveSchema, what }),
  winners: z.strictObject({ winners: z.array(seat) }),
  total: z.strictObject({ total: z.partialRecord(seat, amount) }),
};

export const checkSchema = checkOf<Check>(kinds);
