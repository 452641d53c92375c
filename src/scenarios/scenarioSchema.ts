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

interface Parts<T extends ScenarioTypes> {
  isClauseId: (text: string) => boolean;
  choiceNames: readonly string[];
  ruleSets: readonly T['ruleSet'][];
  places: readonly T['place'][];
  phases: readonly T['state']['phase'][];
  rulings: z.ZodType<Record<string, string>>;
  position: z.ZodType<T['position']>;
  move: z.ZodType<T['move']>;
  check: z.ZodType<T['check']>;
  show: z.ZodType<T['show']>;
}

/** The door for scenarios of a game. */
export function scenarioDoor<T extends ScenarioTypes>(game: Parts<T>): z.ZodType<ScenarioOf<T>> {
  const outcome = z.strictObject({
    in: z.exactOptional(z.array(z.enum(game.ruleSets)).min(1)),
    rulings: z.exactOptional(game.rulings),
    answer: key,
    moves: z.exactOptional(z.array(game.move)),
    expect: z.array(game.check).min(1),
  });
  return z.strictObject({
    kind: z.enum(kinds),
    choice: z.exactOptional(z.enum(game.choiceNames)),
    phase: z.exactOptional(z.enum(game.places)),
    difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    clauses: z.array(z.string().refine(game.isClauseId, 'There is no such clause.')).min(1),
    position: game.position,
    constructed: z.exactOptional(z.boolean()),
    show: z.exactOptional(game.show),
    moves: z.exactOptional(z.array(game.move)),
    until: z.exactOptional(z.enum(game.phases)),
    answers: z.record(key, z.array(game.check).min(1)),
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
