import type { PadPlacement } from '@machines/smartphone/plan.ts';
import { padSize } from '@machines/smartphone/rules/grid.ts';
import { type CSSProperties, type RefObject, useState } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';
import { nearestSpin, type Point } from './geometry.ts';
import { Slab } from './Slab.tsx';
import { useDrag } from './useDrag.ts';

export type PadAct = 'turn' | 'flip' | 'raise';
const acts: Record<string, PadAct> = { r: 'turn', f: 'flip', t: 'raise' };

interface Props {
  placement: PadPlacement;
  onTop: boolean;
  chosen: boolean;
  words: DeskWords;
  helpId: string;
  cell: RefObject<HTMLElement | null>;
  onChoose: () => void;
  onPlace: (point: Point) => void;
  onStep: (dx: number, dy: number) => void;
  onDrop: () => void;
  onAct: (act: PadAct) => void;
}

export function Pad({
  placement,
  onTop,
  chosen,
  words,
  helpId,
  cell,
  onChoose,
  onPlace,
  onStep,
  onDrop,
  onAct,
}: Props) {
  const { pad, side, turn, x, y } = placement;
  const { held, moveProps } = useDrag({ placement, cell, onPlace, onStep, onDrop });
  const [spin, setSpin] = useState<number>(turn);
  const heading = nearestSpin(spin, turn);
  if (heading !== spin) setSpin(heading);

  const at = held ?? placement;
  const { width, height } = padSize(turn);
  const style = { '--x': at.x, '--y': at.y, '--w': width, '--h': height, '--turn': heading } as CSSProperties;

  const onKeyDown: typeof moveProps.onKeyDown = (event) => {
    moveProps.onKeyDown?.(event);
    const act = acts[event.key.toLowerCase()];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onAct(act);
  };

  // Dragging keeps the browser from moving the focus; a pad that is taken hold of has it all the same.
  const onPointerDown: typeof moveProps.onPointerDown = (event) => {
    moveProps.onPointerDown?.(event);
    event.currentTarget.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
  };

  return (
    <>
      <div
        {...moveProps}
        role="application"
        aria-roledescription={words.padRole}
        aria-label={fill(words.padState, {
          pad,
          side,
          position: onTop ? words.onTop : words.below,
          x: x + 1,
          y: y + 1,
          turn: words.turns[turn] ?? '',
        })}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pad is moved by the keyboard, so it takes the focus
        tabIndex={0}
        className="pad"
        data-pad={pad}
        data-top={onTop}
        data-chosen={chosen}
        data-held={held !== null}
        style={style}
        onFocus={onChoose}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <Slab pad={pad} side={side} />
      </div>
      {held && <span className="landing" style={{ ...style, '--x': x, '--y': y } as CSSProperties} />}
    </>
  );
}
