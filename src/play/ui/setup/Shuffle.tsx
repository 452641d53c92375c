import { fill } from '@/i18n/format.ts';
import { pageLocale } from '@/i18n/page.ts';
import { controls } from '@/icons/controls.ts';
import { dot, type Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { drawSeed } from '../../seating.ts';
import { issuesAt, type SharedPart } from '../../setupPart.ts';

const die: Glyph = [
  {
    d: 'M6 3.2h12A2.8 2.8 0 0 1 20.8 6v12a2.8 2.8 0 0 1-2.8 2.8H6A2.8 2.8 0 0 1 3.2 18V6A2.8 2.8 0 0 1 6 3.2Z',
    width: 2,
  },
  { d: dot(8, 8, 1.7) },
  { d: dot(12, 12, 1.7) },
  { d: dot(16, 16, 1.7) },
];

const mostSeed = 0xffff_ffff;

/** The number that every draw of the game comes from. */
export function Shuffle({ words, draft, issues, onChange }: SharedPart) {
  const text = words.seed;
  const wrong = issuesAt(issues, 'seed').length > 0;
  return (
    <fieldset className="setup-part">
      <legend>{text.title}</legend>
      <div className="shuffle flex wraps gap-2">
        <input
          className="field"
          inputMode="numeric"
          autoComplete="off"
          aria-label={text.label}
          aria-invalid={wrong}
          aria-describedby="setup-seed-note"
          value={draft.seed}
          onChange={({ target }) => onChange({ seed: target.value })}
        />
        <button type="button" className="button" onClick={() => onChange({ seed: String(drawSeed()) })}>
          <Icon of={die} />
          {text.roll}
        </button>
      </div>
      <p id="setup-seed-note" className="quiet">
        {text.note}
      </p>
      {wrong && (
        <p className="note refusal" role="alert">
          <Icon of={controls.no} />
          <span>{fill(text.wrong, { most: mostSeed.toLocaleString(pageLocale()) })}</span>
        </p>
      )}
    </fieldset>
  );
}
