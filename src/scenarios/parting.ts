import { type RuleSet, ruleSets } from '@machines/smartphone/readings.ts';

/** Where editions part. */

/** A pair as the address has it: `e1-e2`. */
export const pairOf = (one: RuleSet, other: RuleSet): string => `${one}-${other}`;

/** Every pair of editions, once. */
export const editionPairs: [RuleSet, RuleSet][] = ruleSets.flatMap((one, at) =>
  ruleSets.slice(at + 1).map((other): [RuleSet, RuleSet] => [one, other]),
);

/** The pairs of editions whose answers differ; an edition without an answer parts from none. */
export const partingPairs = (answers: Partial<Record<RuleSet, string>>): string[] =>
  editionPairs
    .filter(([one, other]) => answers[one] && answers[other] && answers[one] !== answers[other])
    .map(([one, other]) => pairOf(one, other));
