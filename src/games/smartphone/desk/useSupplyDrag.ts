import { deskSize } from '@machines/smartphone/desk.ts';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';

interface Drag {
  /** Stands in the corner of the desk and is one cell wide. */
  cell: RefObject<HTMLElement | null>;
  /** Over the desk, with the middle of the improvement here, in cells. */
  onOver: (x: number, y: number) => void;
  /** Away from the desk again. */
  onAway: () => void;
  /** Taken hold of, and let go again. */
  onHold: (held: boolean) => void;
  onDrop: () => void;
}

/** So far a finger may slip before pointing becomes dragging. */
const slip = 6;

/** Dragging an improvement from the supply onto the desk. The button stays while the piece is laid, so it keeps hold. */
export function useSupplyDrag({ cell, onOver, onAway, onHold, onDrop }: Drag) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [shift, setShift] = useState<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);

  const end = () => {
    if (start.current && dragged.current) {
      onHold(false);
      onDrop();
    }
    start.current = null;
    setShift(null);
  };

  return {
    /** How far the improvement has been pulled out of the supply, in pixels; null when it rests. */
    shift,
    /** Whether the click that follows is only the end of dragging. */
    wasDragged: () => dragged.current,
    dragProps: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        // Held from the first moment: a quick hand is out of the button before it has moved twice.
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
        dragged.current = false;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!start.current) return;
        const moved = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
        if (!dragged.current && Math.hypot(moved.x, moved.y) < slip) return;
        if (!dragged.current) onHold(true);
        dragged.current = true;
        setShift(moved);
        const corner = cell.current?.getBoundingClientRect();
        if (!corner) return;
        const [x, y] = [(event.clientX - corner.left) / corner.width, (event.clientY - corner.top) / corner.width];
        if (x > 0 && y > 0 && x < deskSize.width && y < deskSize.height) onOver(x, y);
        else onAway();
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
