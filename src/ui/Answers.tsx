import type { ReactNode } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';

interface Props {
  label: string;
  answers: { id: string; face: ReactNode }[];
  /** Those tried so far, in any order. */
  tried: readonly string[];
  /** The right one, once it has been given; the others can no longer be chosen. */
  right: string | null;
  onAnswer: (id: string) => void;
}

/** Answers to choose from. One that was wrong stays marked; the right one closes the question. */
export function Answers({ label, answers, tried, right, onAnswer }: Props) {
  return (
    <ul className="answers" aria-label={label}>
      {answers.map(({ id, face }) => {
        const state = right === id ? 'right' : tried.includes(id) ? 'wrong' : 'open';
        return (
          <li key={id}>
            <button
              type="button"
              className="answer"
              data-act="answer"
              data-answer={id}
              data-state={state}
              aria-disabled={right !== null || state === 'wrong'}
              onClick={() => right === null && state === 'open' && onAnswer(id)}
            >
              {state !== 'open' && <Icon of={state === 'right' ? controls.yes : controls.no} />}
              <span>{face}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
