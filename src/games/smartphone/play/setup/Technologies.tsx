import { type TechnologySide, technologies } from '@machines/smartphone/names.ts';
import type { Part } from './draft.ts';
import { Sides } from './Sides.tsx';

const modes = ['A', 'random', 'chosen'] as const;
const bothSides: readonly TechnologySide[] = ['A', 'B'];

/** S0.4: side A for all, a random side for each, or the sides you choose. */
export function Technologies({ words, draft, onChange }: Part) {
  const { sides: text } = words;
  return (
    <fieldset className="setup-part">
      <legend>{text.title}</legend>
      <p className="quiet">{text.note}</p>
      <div className="segments" role="radiogroup" aria-label={text.title}>
        {modes.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="setup-sides"
              checked={draft.sides === mode}
              onChange={() => onChange({ sides: mode })}
            />
            {text[mode]}
          </label>
        ))}
      </div>
      {draft.sides === 'random' && <p className="quiet">{text.either}</p>}
      <div className="all-sides">
        {technologies.map((technology) => (
          <Sides
            key={technology}
            technology={technology}
            sides={draft.sides === 'A' ? ['A'] : bothSides}
            picked={draft.sides === 'chosen' ? draft.chosen[technology] : null}
            words={words}
            onPick={(side) => onChange({ chosen: { ...draft.chosen, [technology]: side } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
