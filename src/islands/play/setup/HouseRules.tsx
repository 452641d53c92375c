import { type ChoiceName, choices } from '@machines/smartphone/editions.ts';
import { count, fill } from '@/i18n/format.ts';
import { openChoices, rulingsOf } from './draft.ts';
import type { Part } from './part.ts';
import { Ruling } from './Ruling.tsx';

/** Every gap that the chosen edition leaves open, each with its readings. */
export function HouseRules({ words, locale, clauseBase, draft, issues, onChange }: Part) {
  const open = openChoices(draft.ruleSet);
  const changed = Object.keys(rulingsOf(draft)).length;
  const text = words.house;
  const pick = (name: ChoiceName, reading: string) => onChange({ readings: { ...draft.readings, [name]: reading } });
  return (
    <details className="setup-part house">
      <summary>
        <span className="house-title">{text.title}</span>
        <span className="quiet">
          {changed === 0
            ? count(locale, text.none, open.length)
            : count(locale, text.changed, changed, { all: open.length })}
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
      <div className="rulings">
        {open.map((name) => (
          <Ruling
            key={name}
            name={name}
            choice={choices[name]}
            ruleSet={draft.ruleSet}
            picked={draft.readings[name]}
            usualWords={text.usual}
            whyWords={fill(text.why, { why: choices[name].why ?? '' })}
            clauseBase={clauseBase}
            issues={issues.filter(({ path }) => path === `rulings.${name}`)}
            onPick={(reading) => pick(name, reading)}
          />
        ))}
      </div>
    </details>
  );
}
