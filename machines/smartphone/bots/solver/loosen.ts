import { answer, parts, type Question } from './ask.ts';
import type { Outcome } from './outcome.ts';

/** One limit of a question, moved just so far that something is left. */
export interface Loosened {
  end: 'least' | 'most';
  part: keyof Outcome;
  from: number;
  to: number;
  /** How many outcomes then answer. */
  count: number;
}

/** For a question without an answer: each limit that need only be moved, the others staying as they are. */
export function loosen(outcomes: readonly Outcome[], question: Question): Loosened[] {
  return (['least', 'most'] as const).flatMap((end) =>
    parts.flatMap((part): Loosened[] => {
      const from = question[end]?.[part];
      if (from === undefined) return [];
      const { [part]: _limit, ...others } = question[end] ?? {};
      const open = answer(outcomes, { ...question, [end]: others }).map((outcome) => outcome[part]);
      if (open.length === 0) return [];
      const to = open.reduce((a, b) => (end === 'least' ? Math.max(a, b) : Math.min(a, b)));
      return [{ end, part, from, to, count: open.filter((value) => value === to).length }];
    }),
  );
}
