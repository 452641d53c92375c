import * as z from 'zod/mini';
import {
  changedBy,
  issueAt,
  listOf,
  rulingIssues,
  rulingsSchema,
  seatsSchema,
  seedSchema,
  whole,
} from '../core/schema.ts';
import { choiceRows, type RuleSet, type Rulings, ruleSets } from './choices.ts';
import { componentsSchema } from './components/schema.ts';
import { colours, padNames, regions, technologies } from './names.ts';
import { renew } from './older.ts';
import { refuseSeats } from './rules/setup.ts';
import type { Setup } from './state.ts';
import { sentence } from './words/sentence.ts';

/** Schemas of what comes from outside: every set-up and every action from a save, a link, the lab or the command line passes here first. */

const seat = z.enum(colours);
const region = z.enum(regions);
const technology = z.enum(technologies);
/** Quarter turns, clockwise. */
const turn = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
/** No plan reaches further than its pieces; a desk may be a little larger. */
const place = whole(-50, 50);
const small = whole(0, 99);

/** A pad on the grid: two cells wide and three high at turn 0; x and y are its top left corner as it lies. */
const pad = z.strictObject({
  pad: z.enum(padNames),
  side: z.union([z.literal(1), z.literal(2)]),
  turn,
  x: place,
  y: place,
});

/**
 * An improvement face up on the pads: its first symbol at x, y, the second beside it (turn 0: to the right).
 * `under` lies on the lower pad beneath the upper one, `over` on top of both.
 */
const improvement = z.strictObject({ tile: small, x: place, y: place, turn, layer: z.enum(['under', 'over']) });

/** What a player does with pads and improvements in phase 1. Improvements stand in the order they were laid. */
export const planSchema = z.strictObject({ bottom: pad, top: pad, improvements: listOf(improvement, 32) });

const seatOnly = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), seat });
const withRegion = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), seat, region });
const withTechnology = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), seat, technology });

/** Everything a seat can do. Steve's turns are the same actions. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('plan'), seat, plan: planSchema }),
  z.strictObject({ type: z.literal('takeImprovement'), seat, tile: small }),
  seatOnly('takeToken'),
  withTechnology('research'),
  withTechnology('complete'),
  withRegion('placeFreeOffice'),
  withRegion('expand'),
  withRegion('secondOffice'),
  z.strictObject({ type: z.literal('sellOffBoard'), seat, amount: small }),
  seatOnly('takeBonus'),
  z.strictObject({ type: z.literal('bonusProgress'), seat, technologies: listOf(technology, 6) }),
  z.strictObject({ type: z.literal('bonusPrice'), seat, change: z.union([z.literal(1), z.literal(-1)]) }),
  withRegion('bonusOffice'),
  z.strictObject({ type: z.literal('bonusMove'), seat, from: region, space: small, to: region }),
  seatOnly('declineBonus'),
  z.strictObject({ type: z.literal('sell'), seat, region, buyer: small }),
  seatOnly('endTurn'),
]);

const side = z.enum(['A', 'B']);
const sides = z.strictObject({ GPS: side, 'Wi-Fi': side, Gamepad: side, 'Li-ion': side, NFC: side, '4G': side });

const setupNow = z.pipe(
  z
    .strictObject({
      ruleSet: z.enum(ruleSets),
      rulings: rulingsSchema,
      seats: seatsSchema,
      technologySides: z.union([z.literal('A'), z.literal('random'), sides]),
      seed: seedSchema,
      components: z.optional(componentsSchema),
    })
    .check(({ value, issues }) => {
      const refused = refuseSeats(value.seats);
      issues.push(...rulingIssues<RuleSet>(choiceRows, value));
      if (refused) issues.push(issueAt(['seats'], `${sentence(refused)} (${refused.rule})`));
    }),
  z.transform(
    ({ components, rulings, ...setup }): Setup => ({
      ...setup,
      rulings: rulings as Rulings,
      ...(components && { components }),
    }),
  ),
);

export const setupSchema = changedBy(renew, setupNow);
