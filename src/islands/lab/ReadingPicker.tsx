import type { Reading } from '@machines/smartphone/lab/reading.ts';
import { type Rulings, ruleSets } from '@machines/smartphone/readings.ts';
import { fill } from '@/i18n/format.ts';
import { openChoices, rulingsOf } from '@/islands/play/setup/draft.ts';
import { Ruling } from '@/islands/play/setup/Ruling.tsx';
import { type LabPage, Select } from './bits.tsx';

interface Props extends LabPage {
  label: string;
  /** Tells two pickers on one page apart. */
  group: string;
  reading: Reading;
  onRead: (reading: Reading) => void;
}

/** A rule set, and every gap it leaves open. */
export function ReadingPicker({ label, group, reading, words, clauseBase, onRead }: Props) {
  const { rules, rulings } = reading;
  const open = openChoices(rules);
  const read = (ruleSet: Reading['rules'], readings: Record<string, string>) =>
    onRead({ rules: ruleSet, rulings: rulingsOf({ ruleSet, readings }) as Rulings });
  const ruled = Object.keys(rulings).length;
  return (
    <div className="lab-reading">
      <Select
        label={label}
        value={rules}
        options={ruleSets.map((each) => [each, words.ruleSets[each] ?? each] as const)}
        onPick={(ruleSet) => read(ruleSet, rulings as Record<string, string>)}
      />
      <details className="lab-fold">
        <summary>
          {words.build.rulings} {ruled > 0 && <b>({ruled})</b>}
        </summary>
        <div className="rulings">
          {open.map(({ name, choice, usual }) => (
            <Ruling
              key={name}
              group={group}
              name={name}
              choice={choice}
              usual={usual}
              picked={(rulings as Record<string, string>)[name]}
              usualWords={words.build.usual}
              whyWords={fill(words.build.why, { why: choice.why ?? '' })}
              clauseBase={clauseBase}
              issues={[]}
              onPick={(value) => read(rules, { ...(rulings as Record<string, string>), [name]: value })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
