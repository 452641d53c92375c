import { boxOf, type Piece as PieceName, type Placement } from '@machines/smartphone/desk.ts';
import { type ReactNode, type RefObject, useState } from 'react';
import { actOfKey } from './acts.ts';
import { boxStyle, nearestSpin } from './geometry.ts';
import type { Desk } from './useDesk.ts';
import { useDrag } from './useDrag.ts';

export interface PieceProps {
  piece: PieceName;
  placement: Placement;
  /** How far up in the pile it lies. */
  level: number;
  chosen: boolean;
  helpId: string;
  cell: RefObject<HTMLElement | null>;
  hands: Desk['hands'];
  /** Takes it off the desk; a piece without it stays on. */
  onTakeOff?: (tile: number) => void;
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
  hands,
  onTakeOff,
  className,
  role,
  label,
  children,
}: Props) {
  const { turn, x, y } = placement;
  const box = boxOf(placement);
  const takeOff = onTakeOff && typeof piece === 'number' ? () => onTakeOff(piece) : undefined;
  const {
    piece: node,
    held,
    out,
    moveProps,
  } = useDrag({
    box,
    cell,
    // The plan counts from an improvement's first symbol, dragging from the corner.
    onPlace: (corner) => hands.place(piece, corner.x + x - box.x, corner.y + y - box.y),
    onStep: (dx, dy) => hands.step(piece, dx, dy),
    onHold: hands.hold,
    onDrop: () => hands.say('placed', piece),
    onDropOff: takeOff,
  });
  const [spin, setSpin] = useState<number>(turn);
  const heading = nearestSpin(spin, turn);
  if (heading !== spin) setSpin(heading);

  const onKeyDown: typeof moveProps.onKeyDown = (event) => {
    moveProps.onKeyDown?.(event);
    const act = actOfKey(event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (act === 'takeOff' && takeOff) takeOff();
    else hands.act(piece, act);
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
        onFocus={() => hands.choose(piece)}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        {children}
      </div>
      {held && !out && <span className={`landing ${className}-landing`} style={boxStyle(box)} />}
    </>
  );
}
