import { type ClauseIndex, titleOf } from '@machines/core/clause.ts';
import type { StepWords } from './lessonSchema.ts';
import type { Step } from './lessons.ts';

export interface TranscriptAnswer {
  text: string;
  note: string | null;
  /** null where nothing is right or wrong. */
  right: boolean | null;
}

/** The answers of a step for whoever reads the lesson instead of doing it. */
export function answersOf(clauses: ClauseIndex, step: Step, said: StepWords): TranscriptAnswer[] {
  switch (step.kind) {
    case 'predict':
      return Object.keys(step.answers).map((id) => ({
        text: said.answers?.[id] ?? id,
        note: said.why?.[id] ?? null,
        right: id === step.right,
      }));
    case 'choose':
      return Object.keys(step.options).map((id) => ({
        text: said.answers?.[id] ?? id,
        note: said.why?.[id] ?? null,
        right: null,
      }));
    case 'spot':
      return step.answers.map((id) => ({
        text: `[${id}] ${titleOf(clauses, id)}`,
        note: said.why?.[id] ?? null,
        right: null,
      }));
    case 'do':
      return Object.values(said.wrong ?? {}).map((text) => ({ text, note: null, right: null }));
  }
}
