import type { DeskWords } from '@/i18n/en/desk.ts';
import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { type Act, actsOf } from './acts.ts';
import { type Choice, Chooser } from './Chooser.tsx';
import { layering } from './glyphs.ts';
import type { Desk } from './useDesk.ts';

interface Props {
  desk: Desk;
  words: DeskWords;
  /** Improvements that can be chosen besides the pads. */
  choices: readonly Choice[];
  onAct?: (act: Act) => void;
  onReset?: () => void;
}

const steps = [
  { way: 'left', dx: -1, dy: 0 },
  { way: 'up', dx: 0, dy: -1 },
  { way: 'down', dx: 0, dy: 1 },
  { way: 'right', dx: 1, dy: 0 },
] as const;

/** Everything the keys and dragging can do, as buttons for the chosen piece. */
export function Controls({ desk, words, choices, onAct, onReset = desk.reset }: Props) {
  const { chosen, plan } = desk;
  const act = onAct ?? ((deed: Act) => desk.act(chosen, deed));
  const layer = plan.improvements.find(({ tile }) => tile === chosen)?.layer ?? null;
  const other = layer === 'under' ? 'over' : 'under';
  const faces: Record<Act, [Glyph, string]> = {
    turn: [controls.turn, words.turn],
    flip: [controls.flip, words.flip],
    raise: [controls.raise, words.raise],
    layer: [layering[other], words[other]],
    takeOff: [layering.takeOff, words.takeOff],
  };
  return (
    <fieldset className="controls">
      <legend className="visually-hidden">{words.controls}</legend>
      <Chooser words={words} group={`${desk.id}-piece`} chosen={chosen} improvements={choices} onChoose={desk.choose} />
      <div className="steps">
        {steps.map(({ way, dx, dy }) => (
          <button key={way} type="button" className="button button-square" onClick={() => desk.step(chosen, dx, dy)}>
            <Icon of={controls[way]} name={words[way]} />
          </button>
        ))}
      </div>
      <div className="acts">
        {actsOf(chosen).map((deed) => (
          <button key={deed} type="button" className="button" onClick={() => act(deed)}>
            <Icon of={faces[deed][0]} />
            {faces[deed][1]}
          </button>
        ))}
        <button type="button" className="button button-square" title={words.reset} onClick={onReset}>
          <Icon of={controls.reset} name={words.reset} />
        </button>
      </div>
    </fieldset>
  );
}
