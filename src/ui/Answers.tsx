import type { ReactNode } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';

interface Props {
  label: string;
  answers: { id: string; face: ReactNode }[];
  /** Those tried so far, in the order they were tried. */
  tried: readonly string[];
  /** The right one, once it has been given; the others can no longer be chosen. */
  right: string | null;
  onAnswer: (id: string) => void;
  /** What is said to an answer, inside its row: it grows downward, and nothing above it moves. */
  said?: (id: string) => ReactNode;
  /** To which others something is said than to the one tried last. */
  saysTo?: (id: string) => boolean;
}

/** Answers to choose from. One that was wrong stays marked; the right one closes the question. */
export function Answers({ label, answers, tried, right, onAnswer, said, saysTo }: Props) {
  return (
    <ul className="answers" aria-label={label}>
      {answers.map(({ id, face }, at) => {
        const state = right === id ? 'right' : tried.includes(id) ? 'wrong' : right ? 'out' : 'open';
        const last = tried.at(-1) === id;
        return (
          <li key={id} className="answer-row" data-state={state} data-last={last}>
            <button
              type="button"
              className="answer"
              data-act="answer"
              data-answer={id}
              data-state={state}
              aria-disabled={right !== null || state === 'wrong'}
              onClick={() => right === null && state === 'open' && onAnswer(id)}
            >
              <span className="answer-key grid centred soft-ink">
                {state === 'right' || state === 'wrong' ? (
                  <Icon of={state === 'right' ? controls.yes : controls.no} />
                ) : (
                  <span aria-hidden="true">{at + 1}</span>
                )}
              </span>
              <span className="firm">{face}</span>
            </button>
            {said && (last || saysTo?.(id)) && said(id)}
          </li>
        );
      })}
    </ul>
  );
}
