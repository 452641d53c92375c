import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { Piece } from '@machines/smartphone/desk.ts';
import type { ImprovementPlacement } from '@machines/smartphone/plan.ts';
import type { SyntheticEvent } from 'react';
import { drawn } from '@/games/smartphone/board/drawn.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { type Act, actsOf } from './acts.ts';
import { Chooser } from './Chooser.tsx';
import { layering } from './glyphs.ts';
import type { Desk } from './useDesk.ts';

interface Props {
  words: DeskWords;
  group: string;
  chosen: Piece;
  components: ComponentSet;
  /** Improvements on the desk. */
  laid: readonly number[];
  /** Where the chosen improvement lies; null for a pad. */
  layer: ImprovementPlacement['layer'] | null;
  onChoose: Desk['choose'];
  onStep: Desk['step'];
  onAct: Desk['act'];
  onReset: () => void;
}

const steps = [
  { way: 'left', dx: -1, dy: 0 },
  { way: 'up', dx: 0, dy: -1 },
  { way: 'down', dx: 0, dy: 1 },
  { way: 'right', dx: 1, dy: 0 },
] as const;

/** Shows on the desk which piece the buttons move, while they are pointed at. */
const shows = (does: boolean) => (event: SyntheticEvent) =>
  event.currentTarget.closest('.desk')?.toggleAttribute('data-handled', does);

const Buttons = drawn(function Buttons({ chosen, layer, onStep, onAct, onReset, ...chooser }: Props) {
  const { words } = chooser;
  const other = layer === 'under' ? 'over' : 'under';
  const faces: Record<Act, [Glyph, string]> = {
    turn: [controls.turn, words.turn],
    flip: [controls.flip, words.flip],
    raise: [controls.raise, words.raise],
    layer: [layering[other], words[other]],
    takeOff: [layering.takeOff, words.takeOff],
  };
  return (
    <fieldset
      className="controls flex wraps shrinks"
      onPointerEnter={shows(true)}
      onPointerLeave={shows(false)}
      onFocus={shows(true)}
      onBlur={shows(false)}
    >
      <legend className="visually-hidden">{words.controls}</legend>
      <Chooser {...chooser} chosen={chosen} />
      <div className="steps flex wraps gap-1">
        {steps.map(({ way, dx, dy }) => (
          <button key={way} type="button" className="button button-square" onClick={() => onStep(chosen, dx, dy)}>
            <Icon of={controls[way]} name={words[way]} />
          </button>
        ))}
      </div>
      <div className="acts flex wraps gap-1">
        {actsOf(chosen).map((act) => (
          <button key={act} type="button" className="button" onClick={() => onAct(chosen, act)}>
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
});

interface ControlsProps {
  desk: Desk;
  /** What the buttons do, where that is more than the desk does by itself. */
  onAct?: Desk['act'] | undefined;
  onReset?: () => void;
}

/** Everything the keys and dragging can do, as buttons for the chosen piece. */
export function Controls({ desk, onAct = desk.act, onReset = desk.reset }: ControlsProps) {
  const { plan, chosen, words } = desk;
  return (
    <Buttons
      words={words}
      group={`${desk.id}-piece`}
      chosen={chosen}
      components={desk.means.components}
      laid={plan.improvements.map(({ tile }) => tile).sort((a, b) => a - b)}
      layer={plan.improvements.find(({ tile }) => tile === chosen)?.layer ?? null}
      onChoose={desk.choose}
      onStep={desk.step}
      onAct={onAct}
      onReset={onReset}
    />
  );
}
