import type { Piece } from '@machines/smartphone/desk.ts';
import type { ImprovementPlacement } from '@machines/smartphone/plan.ts';
import type { ReactNode } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { type Act, actsOf } from './acts.ts';
import { layering } from './glyphs.ts';

interface Props {
  words: DeskWords;
  chosen: Piece;
  /** Where the chosen improvement lies; null for a pad. */
  layer: ImprovementPlacement['layer'] | null;
  /** Chooses the piece. */
  children: ReactNode;
  onStep: (dx: number, dy: number) => void;
  onAct: (act: Act) => void;
  onReset: () => void;
}

const steps = [
  { way: 'left', dx: -1, dy: 0 },
  { way: 'up', dx: 0, dy: -1 },
  { way: 'down', dx: 0, dy: 1 },
  { way: 'right', dx: 1, dy: 0 },
] as const;

/** Everything the keys and dragging can do, as buttons for the chosen piece. */
export function Controls({ words, chosen, layer, children, onStep, onAct, onReset }: Props) {
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
      {children}
      <div className="steps">
        {steps.map(({ way, dx, dy }) => (
          <button key={way} type="button" className="button button-square" onClick={() => onStep(dx, dy)}>
            <Icon of={controls[way]} name={words[way]} />
          </button>
        ))}
      </div>
      <div className="acts">
        {actsOf(chosen).map((act) => (
          <button key={act} type="button" className="button" onClick={() => onAct(act)}>
            <Icon of={faces[act][0]} />
            {faces[act][1]}
          </button>
        ))}
        <button type="button" className="button button-square" title={words.reset} onClick={onReset}>
          <Icon of={controls.reset} name={words.reset} />
        </button>
      </div>
    </fieldset>
  );
}
