import type { GameOf } from '@machines/core/game.ts';
import { z } from 'zod';
import type { ScenarioTypes } from './scenarioGame.ts';

/** A scenario: a position, a question about it, and what comes of it under each rule set or ruling. */

export const kinds = ['rule', 'mistake', 'interaction', 'difference', 'gap'] as const;
export type ScenarioKind = (typeof kinds)[number];

export interface OutcomeOf<T extends ScenarioTypes> {
  /** The rule sets it holds in; left out: all that the rulings leave open. */
  in?: T['ruleSet'][];
  rulings?: Record<string, string>;
  /** The answer that is right then. */
  answer: string;
  /** Other moves than the scenario's, where an edition has a turn more or less. */
  moves?: T['move'][];
  expect: T['check'][];
}

export interface ScenarioOf<T extends ScenarioTypes> {
  kind: ScenarioKind;
  /** The difference or gap it shows. */
  choice?: string;
  /** Where in the rules it belongs; left out: where its position or its first clause does. */
  phase?: T['place'];
  difficulty: 1 | 2 | 3;
  /** The clauses it shows at work, the most important one first. */
  clauses: string[];
  position: T['position'];
  /** A position that no game could reach: it is laid out as it is written, and its words say why it is so. */
  constructed?: boolean;
  show?: T['show'];
  moves?: T['move'][];
  /** Nothing after this phase is looked at. */
  until?: T['state']['phase'];
  /** Every answer one may give, and what is true exactly when it is right. */
  answers: Record<string, T['check'][]>;
  outcomes: OutcomeOf<T>[];
}

/** What every game's scenarios have, as far as lists and neighbours look at it. */
export type AnyScenario = Pick<ScenarioOf<ScenarioTypes>, 'kind' | 'choice' | 'difficulty' | 'clauses'>;

const key = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'Name it in letters, beginning with a small one.');

/** The schema of a game's scenarios. */
export function scenarioSchemaOf<T extends ScenarioTypes>(
  { clauses, choices, ruleSets, phases, schemas: { rulings, position, move, check } }: GameOf<T>,
  places: readonly T['place'][],
  show: z.ZodType<T['show']>,
): z.ZodType<ScenarioOf<T>> {
  const outcome = z.strictObject({
    in: z.exactOptional(z.array(z.enum(ruleSets)).min(1)),
    rulings: z.exactOptional(rulings),
    answer: key,
    moves: z.exactOptional(z.array(move)),
    expect: z.array(check).min(1),
  });
  return z.strictObject({
    kind: z.enum(kinds),
    choice: z.exactOptional(z.enum(Object.keys(choices))),
    phase: z.exactOptional(z.enum(places)),
    difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    clauses: z.array(z.string().refine(clauses.isClauseId, 'There is no such clause.')).min(1),
    position,
    constructed: z.exactOptional(z.boolean()),
    show: z.exactOptional(show),
    moves: z.exactOptional(z.array(move)),
    until: z.exactOptional(z.enum(phases)),
    answers: z.record(key, z.array(check).min(1)),
    outcomes: z.array(outcome).min(1),
  }) as unknown as z.ZodType<ScenarioOf<T>>;
}

/** The words of a scenario in one language: the head of its MDX file, whose body is the explanation. */
export const scenarioWordsSchema = z.strictObject({
  title: z.string().min(3).max(70),
  question: z.string().min(10),
  answers: z.record(key, z.string().min(1)),
  /** The answer in one sentence, for lists and for whoever is in a hurry. */
  short: z.string().min(10).max(220),
  /** Why no game leads to this position, where it is marked as constructed. */
  constructed: z.exactOptional(z.string().min(10)),
});
export type ScenarioWords = z.infer<typeof scenarioWordsSchema>;
