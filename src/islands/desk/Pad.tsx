import type { PadPlacement } from '@machines/smartphone/plan.ts';
import { type CSSProperties, type KeyboardEvent, type RefObject, useState } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';
import { nearestSpin, type Point, slabOrigin } from './geometry.ts';
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

  const origin = slabOrigin(placement, held ?? placement);
  const style = { '--x': origin.x, '--y': origin.y, '--turn': heading } as CSSProperties;

  const onKeyDown = (event: KeyboardEvent) => {
    moveProps.onKeyDown?.(event as KeyboardEvent<HTMLElement> as never);
    const act = acts[event.key.toLowerCase()];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onAct(act);
  };

  return (
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
    >
      <Slab pad={pad} side={side} />
    </div>
  );
}
