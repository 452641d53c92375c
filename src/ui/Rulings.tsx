import type { Choice } from '@machines/core/choices.ts';
import type { Issue } from '@machines/core/parse.ts';
import { fill } from '@/i18n/format.ts';
import { ClauseLink } from './ClauseLink.tsx';

interface Open {
  name: string;
  choice: Choice<string, string, string>;
  /** The reading in force without a ruling. */
  usual: string;
}

interface Shared {
  /** Tells two lists of rulings on one page apart. */
  group?: string;
  words: { usual: string; why: string };
}

interface Props extends Shared {
  open: readonly Open[];
  /** Rulings by the name of their choice. */
  picked: Partial<Record<string, string>>;
  issues?: readonly Issue[];
  onPick: (name: string, reading: string) => void;
}

/** The gaps of a rule set, each with its readings. */
export const Rulings = ({ open, picked, issues = [], onPick, ...shared }: Props) => (
  <div className="rulings">
    {open.map((each) => (
      <Ruling
        key={each.name}
        {...each}
        {...shared}
        picked={picked[each.name]}
        issues={issues.filter(({ path }) => path === `rulings.${each.name}`)}
        onPick={(reading) => onPick(each.name, reading)}
      />
    ))}
  </div>
);

interface RulingProps extends Shared, Open {
  picked: string | undefined;
  issues: readonly Issue[];
  onPick: (reading: string) => void;
}

/** One gap: its question, every way to read it, and why one of them is usual. */
function Ruling({ group = 'setup', name, choice, usual, picked, words, issues, onPick }: RulingProps) {
  const inForce = picked ?? usual;
  return (
    <fieldset className="ruling" data-changed={inForce !== usual}>
      <legend>{choice.title}</legend>
      {Object.entries(choice.values).map(([reading, text]) => (
        <label key={reading}>
          <input
            type="radio"
            name={`${group}-ruling-${name}`}
            aria-invalid={issues.length > 0}
            checked={reading === inForce}
            onChange={() => onPick(reading)}
          />
          <span>
            {text} {reading === usual && <em>{words.usual}</em>}
          </span>
        </label>
      ))}
      <p className="ruling-why">
        {fill(words.why, { why: choice.why ?? '' })} <ClauseLink id={choice.clause} />
      </p>
      {issues.map(({ message }) => (
        <p key={message} className="note refusal" role="alert">
          {message}
        </p>
      ))}
    </fieldset>
  );
}
