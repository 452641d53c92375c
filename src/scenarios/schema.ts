import { isClauseId } from '@machines/smartphone/clauses/index.ts';
import { phases, regions } from '@machines/smartphone/names.ts';
import { checkSchema, moveSchema, positionSchema, rulingsSchema } from '@machines/smartphone/position/schema.ts';
import { choiceNames, ruleSets } from '@machines/smartphone/readings.ts';
import { z } from 'zod';

/** A scenario: a position, a question about it, and what comes of it under each rule set or ruling. */

export const kinds = ['rule', 'mistake', 'interaction', 'difference', 'gap'] as const;
export type ScenarioKind = (typeof kinds)[number];

/** What of the table a page shows; the rest would only distract. */
export const parts = ['tracks', 'technologies', 'block', 'seats', 'plans', 'map'] as const;
export type Part = (typeof parts)[number];

export const clauseSchema = z.string().refine(isClauseId, 'There is no such clause.');
export const showSchema = z.strictObject({
  regions: z.exactOptional(z.array(z.enum(regions))),
  parts: z.exactOptional(z.array(z.enum(parts))),
});
export type Show = z.infer<typeof showSchema>;

const key = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'Name it in letters, beginning with a small one.');

export const outcomeSchema = z.strictObject({
  /** The rule sets it holds in; left out: all that the rulings leave open. */
  in: z.exactOptional(z.array(z.enum(ruleSets)).min(1)),
  rulings: z.exactOptional(rulingsSchema),
  /** The answer that is right then. */
  answer: key,
  /** Other moves than the scenario's, where an edition has a turn more or less. */
  moves: z.exactOptional(z.array(moveSchema)),
  expect: z.array(checkSchema).min(1),
});
export type Outcome = z.infer<typeof outcomeSchema>;

export const scenarioSchema = z.strictObject({
  kind: z.enum(kinds),
  /** The difference or gap it shows. */
  choice: z.exactOptional(z.enum(choiceNames as [string, ...string[]])),
  /** Where in the rules it belongs; left out: the phase its position begins with. */
  phase: z.exactOptional(z.enum([...phases, 'setup', 'end'])),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The clauses it shows at work, the most important one first. */
  clauses: z.array(clauseSchema).min(1),
  position: positionSchema,
  /** A position that no game could reach, built to ask the question cleanly. */
  constructed: z.exactOptional(z.boolean()),
  show: z.exactOptional(showSchema),
  moves: z.exactOptional(z.array(moveSchema)),
  /** Nothing after this phase is looked at. */
  until: z.exactOptional(z.enum([...phases, 'over'])),
  /** Every answer one may give, and what is true exactly when it is right. */
  answers: z.record(key, z.array(checkSchema).min(1)),
  outcomes: z.array(outcomeSchema).min(1),
});
export type Scenario = z.infer<typeof scenarioSchema>;

/** The words of a scenario in one language: the head of its MDX file, whose body is the explanation. */
export const scenarioWordsSchema = z.strictObject({
  title: z.string().min(3).max(70),
  question: z.string().min(10),
  answers: z.record(key, z.string().min(1)),
  /** The answer in one sentence, for lists and for whoever is in a hurry. */
  short: z.string().min(10).max(220),
});
export type ScenarioWords = z.infer<typeof scenarioWordsSchema>;
