import { z } from 'zod';
import { colours, phases } from '../../machines/smartphone/names.ts';
import { pairName } from '../../machines/smartphone/position/notes.ts';
import { planCheckSchema, planSpecSchema } from '../../machines/smartphone/position/schema.ts';
import { chartIds, coverageParts } from '../charts/nodes.ts';
import { games } from '../site.ts';

/** What can be written in the tag or behind the fence of each widget. */

const key = z.string().regex(/^[a-z][a-z0-9-]*$/, 'Write it in small letters, with hyphens between words.');
const optional = z.exactOptional;

/** A part of the table, or several: `map`, or `Europe, tracks, seats`. What there is, the game says. */
const show = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(1)).min(1));

/** What any widget may have. */
const common = {
  /** By which a chart on the same page follows it. */
  name: optional(key),
  /** What to do with it, in a few words. */
  title: optional(z.string().min(1).max(80)),
};

const game = z.enum(games).default('smartphone');
const seat = z.enum(colours);

/** How the rules are read: an edition, and rulings where it says nothing. */
const widgetRules = z.strictObject({
  rules: optional(z.string()),
  rulings: optional(z.record(z.string(), z.string())),
});

/** What the columns of a comparison show: the order of turns, what each has, what was told, or what may be done. */
export const comparedRows = ['order', 'seats', 'told', 'ask'] as const;

const chartOf = (id: string): boolean => chartIds.includes(id);

export const schemas = {
  Chart: z
    .strictObject({
      ...common,
      phase: optional(z.enum([...phases, ...coverageParts])),
      /** Any chart of the page of machines, by its place there. */
      of: optional(z.string().refine(chartOf, 'There is no such chart on the page of machines.')),
      /** The widget whose position it shows. */
      follows: optional(key),
    })
    .refine(({ phase, of }) => (phase === undefined) !== (of === undefined), 'Name a phase, or a chart with of.'),
  Desk: z
    .strictObject({
      ...common,
      seat: seat.default('green'),
      /** What lies there at first; two pads side by side unless told. */
      plan: optional(planSpecSchema),
      improvements: optional(z.array(z.string().regex(pairName, 'Write two symbols with a plus between.'))),
      goal: optional(planCheckSchema),
      /** A plan that reaches the goal. */
      solution: optional(planSpecSchema),
    })
    .refine(({ goal, solution }) => (goal === undefined) === (solution === undefined), 'A goal needs a solution.'),
  Scenario: z.strictObject({ ...common, id: key }),
  Position: z.strictObject({
    ...common,
    game,
    /** The viewer's seat. */
    seat: optional(seat),
    show: optional(show),
    /** A seat whose price can be moved along the track. */
    slide: optional(seat),
    /** The position of a scenario. */
    scenario: optional(key),
    /** A position, where no fence holds one. */
    position: optional(z.unknown()),
  }),
  Compare: z.strictObject({
    ...common,
    game,
    scenario: optional(key),
    between: optional(z.tuple([widgetRules, widgetRules])),
    rows: z.enum(comparedRows).default('told'),
  }),
} as const;

export type WidgetName = keyof typeof schemas;
export type WidgetTag<N extends WidgetName> = z.infer<(typeof schemas)[N]>;
export type WidgetRules = z.infer<typeof widgetRules>;
export { widgetRules as widgetRulesSchema };
