import type { PadName } from '@machines/smartphone/names.ts';
import { padNames } from '@machines/smartphone/names.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { PadAct } from './Pad.tsx';

interface Props {
  words: DeskWords;
  group: string;
  chosen: PadName;
  onChoose: (pad: PadName) => void;
  onStep: (dx: number, dy: number) => void;
  onAct: (act: PadAct) => void;
  onReset: () => void;
}

const steps = [
  { way: 'left', dx: -1, dy: 0 },
  { way: 'up', dx: 0, dy: -1 },
  { way: 'down', dx: 0, dy: 1 },
  { way: 'right', dx: 1, dy: 0 },
] as const;
const acts = ['turn', 'flip', 'raise'] as const;

/** Everything the keys and dragging can do, as buttons for the chosen pad. */
export function Controls({ words, group, chosen, onChoose, onStep, onAct, onReset }: Props) {
  return (
    <fieldset className="controls">
      <legend className="visually-hidden">{words.controls}</legend>
      <div className="chooser" role="radiogroup" aria-label={words.choose}>
        {padNames.map((pad) => (
          <label key={pad}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={pad === chosen}
              onChange={() => onChoose(pad)}
            />
            <span className={`swatch slab-${pad}`} />
            {fill(words.pad, { pad })}
          </label>
        ))}
      </div>
      <div className="steps">
        {steps.map(({ way, dx, dy }) => (
          <button key={way} type="button" className="button button-square" onClick={() => onStep(dx, dy)}>
            <Icon of={controls[way]} name={words[way]} />
          </button>
        ))}
      </div>
      <div className="acts">
        {acts.map((act) => (
          <button key={act} type="button" className="button" onClick={() => onAct(act)}>
            <Icon of={controls[act]} />
            {words[act]}
          </button>
        ))}
        <button type="button" className="button button-square" title={words.reset} onClick={onReset}>
          <Icon of={controls.reset} name={words.reset} />
        </button>
      </div>
    </fieldset>
  );
}
