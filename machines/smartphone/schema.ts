import { z } from 'zod';
import { issueAt, rulingIssues, rulingsSchema, seatsSchema, seedSchema } from '../core/schema.ts';
import type { Action } from './actions.ts';
import { choiceRows, type RuleSet, type Rulings, ruleSets } from './choices.ts';
import { componentsSchema } from './components/schema.ts';
import { colours, padNames, regions, technologies } from './names.ts';
import { renew } from './older.ts';
import type { Plan } from './plan.ts';
import { refuseSeats } from './rules/setup.ts';
import type { Setup } from './state.ts';
import { sentence } from './words/sentence.ts';

/** Schemas of what comes from outside: every set-up and every action from a save, a link, the lab or the command line passes here first. */

const seat = z.enum(colours);
const region = z.enum(regions);
const technology = z.enum(technologies);
const turn = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
/** No plan reaches further than its pieces; a desk may be a little larger. */
const place = z.int().min(-50).max(50);
const small = z.int().min(0).max(99);

const pad = z.strictObject({
  pad: z.enum(padNames),
  side: z.union([z.literal(1), z.literal(2)]),
  turn,
  x: place,
  y: place,
});

export const planSchema: z.ZodType<Plan> = z.strictObject({
  bottom: pad,
  top: pad,
  improvements: z
    .array(z.strictObject({ tile: small, x: place, y: place, turn, layer: z.enum(['under', 'over']) }))
    .max(32),
});

const seatOnly = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), seat });
const withRegion = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), seat, region });
const withTechnology = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), seat, technology });

export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [
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
  z.strictObject({ type: z.literal('bonusProgress'), seat, technologies: z.array(technology).max(6) }),
  z.strictObject({ type: z.literal('bonusPrice'), seat, change: z.union([z.literal(1), z.literal(-1)]) }),
  withRegion('bonusOffice'),
  z.strictObject({ type: z.literal('bonusMove'), seat, from: region, space: small, to: region }),
  seatOnly('declineBonus'),
  z.strictObject({ type: z.literal('sell'), seat, region, buyer: small }),
  seatOnly('endTurn'),
]);

const side = z.enum(['A', 'B']);
const sides = z.strictObject({ GPS: side, 'Wi-Fi': side, Gamepad: side, 'Li-ion': side, NFC: side, '4G': side });

const setupNow = z
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
  })
  .transform(({ components, rulings, ...setup }) => ({
    ...setup,
    rulings: rulings as Rulings,
    ...(components && { components }),
  }));

export const setupSchema = z.preprocess(renew, setupNow) as unknown as z.ZodType<Setup>;
