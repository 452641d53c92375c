import { boxOf, type Piece as PieceName, type Placement, type Spot } from '@machines/smartphone/desk.ts';
import { type ReactNode, type RefObject, useState } from 'react';
import { type Act, actOfKey } from './acts.ts';
import { boxStyle, nearestSpin } from './geometry.ts';
import { useDrag } from './useDrag.ts';

export interface PieceProps {
  piece: PieceName;
  placement: Placement;
  /** How far up in the pile it lies. */
  level: number;
  chosen: boolean;
  helpId: string;
  cell: RefObject<HTMLElement | null>;
  onChoose: () => void;
  onPlace: (spot: Spot) => void;
  onStep: (dx: number, dy: number) => void;
  onHold: (held: boolean) => void;
  onDrop: () => void;
  onDropOff?: () => void;
  onAct: (act: Act) => void;
}

interface Props extends PieceProps {
  className: string;
  role: string;
  label: string;
  children: ReactNode;
}

/** A piece on the desk, moved by mouse, finger or keys. */
export function Piece({
  piece,
  placement,
  level,
  chosen,
  helpId,
  cell,
  className,
  role,
  label,
  children,
  ...on
}: Props) {
  const { turn, x, y } = placement;
  const box = boxOf(placement);
  const {
    piece: node,
    held,
    out,
    moveProps,
  } = useDrag({
    box,
    cell,
    // The plan counts from an improvement's first symbol, dragging from the corner.
    onPlace: (corner) => on.onPlace({ x: corner.x + x - box.x, y: corner.y + y - box.y }),
    onStep: on.onStep,
    onHold: on.onHold,
    onDrop: on.onDrop,
    onDropOff: on.onDropOff,
  });
  const [spin, setSpin] = useState<number>(turn);
  const heading = nearestSpin(spin, turn);
  if (heading !== spin) setSpin(heading);

  const onKeyDown: typeof moveProps.onKeyDown = (event) => {
    moveProps.onKeyDown?.(event);
    const act = actOfKey(event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    on.onAct(act);
  };

  // Dragging keeps the browser from moving the focus; a piece that is taken hold of has it all the same.
  const onPointerDown: typeof moveProps.onPointerDown = (event) => {
    moveProps.onPointerDown?.(event);
    event.currentTarget.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
  };

  return (
    <>
      <div
        {...moveProps}
        ref={node}
        role="application"
        aria-roledescription={role}
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a piece is moved by the keyboard, so it takes the focus
        tabIndex={0}
        className={`on-desk ${className}`}
        data-piece={piece}
        data-chosen={chosen}
        data-held={held}
        data-out={out}
        style={boxStyle(box, { '--turn': heading, '--level': level })}
        onFocus={on.onChoose}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        {children}
      </div>
      {held && !out && <span className={`landing ${className}-landing`} style={boxStyle(box)} />}
    </>
  );
}
