import { type RuleSet, ruleSets } from '@machines/smartphone/choices.ts';
import type { Part } from './draft.ts';
import { suggestedRuleSet } from './draft.ts';

/** The usual one first. */
const offered: RuleSet[] = [suggestedRuleSet, ...ruleSets.filter((ruleSet) => ruleSet !== suggestedRuleSet)];

/** Which rulebook is played by. */
export function Editions({ words, draft, onChange }: Part) {
  return (
    <fieldset className="setup-part">
      <legend>{words.ruleSet.title}</legend>
      <div className="cards">
        {offered.map((ruleSet) => (
          <label key={ruleSet} className="card">
            <input
              type="radio"
              name="setup-edition"
              checked={draft.ruleSet === ruleSet}
              onChange={() => onChange({ ruleSet })}
            />
            <span>
              <b>{words.ruleSet.sets[ruleSet].label}</b>
              {words.ruleSet.sets[ruleSet].about}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
