import type { Issue } from '@machines/core/parse.ts';
import type { SetupWords } from '@/i18n/en/setup.ts';
import { count } from '@/i18n/format.ts';
import { Rulings } from '@/ui/Rulings.tsx';
import type { OpenChoice, Readings } from '../../openRulings.ts';

interface Props {
  /** The form is only drawn: what is folded up is left out. */
  still?: boolean;
  words: Pick<SetupWords, 'house'>;
  /** The gaps that the table may decide. */
  open: readonly OpenChoice[];
  /** How many are read in another way than usual. */
  changed: number;
  readings: Readings;
  issues: readonly Issue[];
  onChange: (part: { readings: Readings }) => void;
}

/** Every gap that the rulebook leaves open, each with its readings. */
export function HouseRules({ words, open, changed, readings, issues, still = false, onChange }: Props) {
  const text = words.house;
  return (
    <details className="setup-part house">
      <summary>
        <span className="house-title">{text.title}</span>
        <span className="quiet">
          {changed === 0 ? count(text.none, open.length) : count(text.changed, changed, { all: open.length })}
        </span>
      </summary>
      <p className="quiet house-note">
        {text.note}
        {changed > 0 && (
          <button type="button" className="button" onClick={() => onChange({ readings: {} })}>
            {text.reset}
          </button>
        )}
      </p>
      <Rulings
        open={still ? [] : open}
        picked={readings}
        words={text}
        issues={issues}
        onPick={(name, reading) => onChange({ readings: { ...readings, [name]: reading } })}
      />
    </details>
  );
}
