import type { Outcome } from './outcome.ts';

/** A question about outcomes: what each part has to be, then what to have most or least of, the first thing first. */
export interface Question {
  least?: Partial<Outcome>;
  most?: Partial<Outcome>;
  /** `price` as much as possible, `-price` as little. */
  prefer?: readonly (keyof Outcome | `-${keyof Outcome}`)[];
}

export const parts = ['price', 'goods', 'improve', 'research', 'logistics'] as const;

const answers = (outcome: Outcome, { least = {}, most = {} }: Question): boolean =>
  parts.every(
    (part) =>
      outcome[part] >= (least[part] ?? Number.NEGATIVE_INFINITY) &&
      outcome[part] <= (most[part] ?? Number.POSITIVE_INFINITY),
  );

/** Every outcome within the limits, best first by what is preferred. */
export function answer(outcomes: readonly Outcome[], question: Question): Outcome[] {
  const wishes = (question.prefer ?? []).map((wish) => ({
    part: wish.replace('-', '') as keyof Outcome,
    sign: wish.startsWith('-') ? 1 : -1,
  }));
  return outcomes
    .filter((outcome) => answers(outcome, question))
    .sort((a, b) => {
      for (const { part, sign } of wishes) if (a[part] !== b[part]) return sign * (a[part] - b[part]);
      return 0;
    });
}
