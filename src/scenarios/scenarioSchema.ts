import type { GameOf } from '@machines/core/game.ts';
import type { Schema } from '@machines/core/parse.ts';
import { textOf } from '@machines/core/schema.ts';
import * as z from 'zod/mini';
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

const key = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]*$/, 'Name it in letters, beginning with a small one.'));
const some = <S extends z.core.SomeType>(element: S) => z.array(element).check(z.minLength(1));

/** The schema of a game's scenarios. */
export function scenarioSchemaOf<T extends ScenarioTypes>(
  { clauses, choices, ruleSets, phases, schemas: { rulings, position, move, check } }: GameOf<T>,
  places: readonly T['place'][],
  show: Schema<T['show']>,
): Schema<ScenarioOf<T>> {
  const outcome = z.strictObject({
    in: z.exactOptional(some(z.enum(ruleSets))),
    rulings: z.exactOptional(rulings),
    answer: key,
    moves: z.exactOptional(z.array(move)),
    expect: some(check),
  });
  return z.strictObject({
    kind: z.enum(kinds),
    choice: z.exactOptional(z.enum(Object.keys(choices))),
    phase: z.exactOptional(z.enum(places)),
    difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    clauses: some(z.string().check(z.refine(clauses.isClauseId, 'There is no such clause.'))),
    position,
    constructed: z.exactOptional(z.boolean()),
    show: z.exactOptional(show),
    moves: z.exactOptional(z.array(move)),
    until: z.exactOptional(z.enum(phases)),
    answers: z.record(key, some(check)),
    outcomes: some(outcome),
  }) as unknown as Schema<ScenarioOf<T>>;
}

/** The words of a scenario in one language: the head of its MDX file, whose body is the explanation. */
export const scenarioWordsSchema = z.strictObject({
  title: textOf(3, 70),
  question: z.string().check(z.minLength(10)),
  answers: z.record(key, z.string().check(z.minLength(1))),
  /** The answer in one sentence, for lists and for whoever is in a hurry. */
  short: textOf(10, 220),
  /** Why no game leads to this position, where it is marked as constructed. */
  constructed: z.exactOptional(z.string().check(z.minLength(10))),
});
export type ScenarioWords = z.infer<typeof scenarioWordsSchema>;
