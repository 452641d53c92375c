import * as z from 'zod/mini';
import {
  amountSchema as amount,
  checkOf,
  clauseSchema,
  type KindOf,
  playCheckKinds,
  rulingsIn,
} from '../../core/position/schema.ts';
import { listOf, nameOf, seedSchema, whole } from '../../core/schema.ts';
import { choiceRows, type Rulings, ruleSets } from '../choices.ts';
import { isClauseId } from '../clauses/index.ts';
import { printed, sharesOfCompany } from '../components/printed.ts';
import { colours, phases, shareSources } from '../names.ts';
import { dollarsSchema, mapChoiceSchema } from '../schema.ts';
import type { NewsKey } from '../words/en/happenings.ts';
import { said } from '../words/said.ts';

/**
 * A position in a few words, as lessons, scenarios, links and the lab write it down. What is left out stands as a new
 * game has it. A hex goes by its name on the map (`C2`) or by its coordinates (`1,-2`).
 */

const optional = z.exactOptional;
const seat = z.enum(colours);
const company = z.enum(colours);
const source = z.enum(shareSources);
export type HexNote = string;
const hex = nameOf<HexNote>(
  z.regex(/^([A-Z]\d{1,2}|-?\d{1,2},-?\d{1,2})$/, 'A hex is written C2, as on the map, or 1,-2.'),
);
const count = whole(0, 200);
const shareCount = whole(0, sharesOfCompany);

export const rulingsSchema = rulingsIn(choiceRows);

/** An action. Left out, the seat is whoever has to act, a share is an unissued one of their own, a route leases nothing. */
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
    value: whole(0, 99),
    route: optional(listOf(hex, 99)),
  }),
  z.strictObject({ type: z.enum(['passAuction', 'finish', 'passTurn']), seat: optional(seat) }),
]);
export type Move = z.infer<typeof moveSchema>;

const seatSpec = z.exactPartial(
  z.strictObject({
    cash: dollarsSchema,
    /** Issued shares, by company; left out: the one of its own it began with. */
    shares: z.partialRecord(company, shareCount),
  }),
);
export type SeatSpec = z.infer<typeof seatSpec>;

const companySpec = z.exactPartial(
  z.strictObject({
    treasury: dollarsSchema,
    /** Shares in the bank pool. What neither the pool nor any player has stays unissued with the founder. */
    pool: shareCount,
    /** Chips on each hex it controls besides the start. */
    network: z.record(hex, whole(1, printed.mostValue)),
  }),
);
export type CompanySpec = z.infer<typeof companySpec>;

/** An auction under way. */
const auctionSpec = z.strictObject({
  company,
  /** Default: an unissued share. */
  source: optional(source),
  /** The highest bid so far. */
  bid: optional(z.strictObject({ seat, amount: dollarsSchema })),
  passed: optional(listOf(seat, 5)),
  /** Who may bid now; left out: the next who is in, after the last who bid or passed. */
  toAct: optional(seat),
});
export type AuctionSpec = z.infer<typeof auctionSpec>;

export const positionSchema = z.exactPartial(
  z.strictObject({
    rules: z.enum(ruleSets),
    rulings: rulingsSchema as unknown as z.ZodMiniType<Rulings>,
    /** Clockwise; left out: green and red. */
    seats: listOf(seat, 5).check(z.minLength(1)),
    /** Default: the smallest map for this number of players. */
    map: mapChoiceSchema,
    seed: seedSchema,
    table: z.partialRecord(seat, seatSpec),
    companies: z.partialRecord(company, companySpec),
    /** Whose turn it is; left out: who begins. */
    turn: seat,
    /** Turns passed in a row just before. */
    passes: count,
    /** The end is set off, by a company whose shares are all issued: turns left, this one among them. */
    turnsLeft: whole(1, 20),
    auction: auctionSpec,
    /** Played from there, to stand in the middle of a turn. */
    moves: listOf(moveSchema, 400),
  }),
);
export type PositionSpec = z.infer<typeof positionSchema>;

/** The checks, told apart by the key that names what they look at. */
const kinds = {
  seat: z.strictObject({
    seat,
    cash: optional(amount),
    /** Issued shares, by company. */
    shares: optional(z.partialRecord(company, amount)),
    /** Cash and the value of issued shares (C7.2). */
    worth: optional(amount),
  }),
  company: z.strictObject({
    company,
    treasury: optional(amount),
    /** Its share value. */
    value: optional(amount),
    issued: optional(amount),
    unissued: optional(amount),
    pool: optional(amount),
    /** How many hexes it controls besides the start. */
    hexes: optional(amount),
  }),
  /** Who controls a hex, and with how many chips; null means nobody. */
  hex: z.strictObject({ hex, of: z.nullable(company), chips: optional(amount) }),
  phase: z.strictObject({ phase: z.enum([...phases, 'over']) }),
  /** Who has to act, and in which turn; null means the game is over. */
  turn: z.strictObject({ turn: z.nullable(seat), number: optional(amount) }),
  /** The highest bid of the auction under way; null means none yet. */
  bid: z.strictObject({ bid: z.nullable(z.number()), by: optional(seat) }),
  /** Turns left once the end is set off; null means it is not. */
  turnsLeft: z.strictObject({ turnsLeft: z.nullable(amount) }),
  passes: z.strictObject({ passes: amount }),
  bank: z.strictObject({ bank: amount }),
  /** Whether the position has come again, and how. */
  repeated: z.strictObject({ repeated: z.nullable(z.enum(['stall', 'pump'])) }),
  ...playCheckKinds(clauseSchema(isClauseId), moveSchema, (key): key is NewsKey =>
    Object.hasOwn(said().happenings, key),
  ),
  winners: z.strictObject({ winners: z.array(seat) }),
  /** Final net worth. */
  total: z.strictObject({ total: z.partialRecord(seat, amount) }),
};
export type SeatCheck = z.infer<typeof kinds.seat>;
export type CompanyCheck = z.infer<typeof kinds.company>;

/** Something that is true or not of what was played. Outcomes of scenarios and goals of lessons are lists of these. */
export type Check = KindOf<typeof kinds>;
export const checkSchema = checkOf(kinds);
