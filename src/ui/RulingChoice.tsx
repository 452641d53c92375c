import type { Choice } from '@machines/core/choices.ts';
import type { Issue } from '@machines/core/parse.ts';
import { ClauseLink } from './ClauseLink.tsx';

interface Props {
  /** Tells two sets of rulings on one page apart. */
  group?: string;
  name: string;
  choice: Choice<string, string, string>;
  usual: string;
  picked: string | undefined;
  usualWords: string;
  whyWords: string;
  clauseBase: string;
  issues: readonly Issue[];
  onPick: (reading: string) => void;
}

/** One gap: its question, every way to read it, and why one of them is usual. */
export function Ruling({
  group = 'setup',
  name,
  choice,
  usual,
  picked,
  usualWords,
  whyWords,
  clauseBase,
  issues,
  onPick,
}: Props) {
  const inForce = picked ?? usual;
  return (
    <fieldset className="ruling" data-changed={inForce !== usual}>
      <legend>{choice.title}</legend>
      {Object.entries(choice.values).map(([reading, words]) => (
        <label key={reading}>
          <input
            type="radio"
            name={`${group}-ruling-${name}`}
            aria-invalid={issues.length > 0}
            checked={reading === inForce}
            onChange={() => onPick(reading)}
          />
          <span>
            {words} {reading === usual && <em>{usualWords}</em>}
          </span>
        </label>
      ))}
      <p className="ruling-why">
        {whyWords} <ClauseLink id={choice.clause} base={clauseBase} />
      </p>
      {issues.map(({ message }) => (
        <p key={message} className="note refusal" role="alert">
          {message}
        </p>
      ))}
    </fieldset>
  );
}
