/** Where editions part. */

/** A pair as the address has it: `e1-e2`. */
export const pairOf = (one: string, other: string): string => `${one}-${other}`;

/** Every pair of editions, once. */
export const pairsOf = <R extends string>(ruleSets: readonly R[]): [R, R][] =>
  ruleSets.flatMap((one, at) => ruleSets.slice(at + 1).map((other): [R, R] => [one, other]));

/** The pairs of editions whose answers differ; an edition without an answer parts from none. */
export const partingPairs = <R extends string>(ruleSets: readonly R[], answers: Partial<Record<R, string>>): string[] =>
  pairsOf(ruleSets)
    .filter(([one, other]) => answers[one] && answers[other] && answers[one] !== answers[other])
    .map(([one, other]) => pairOf(one, other));
