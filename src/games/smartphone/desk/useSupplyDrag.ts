import { deskSize, type Spot } from '@machines/smartphone/desk.ts';
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useHand } from './useHand.ts';

interface Drag {
  /** Stands in the corner of the desk and is one cell wide. */
  cell: RefObject<HTMLElement | null>;
  /** Over the desk, with the corner of the improvement nearest to this cell. */
  onOver: (corner: Spot) => void;
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
  const place = useRef<HTMLButtonElement>(null);
  const from = useRef<{ x: number; y: number; desk: DOMRect | undefined } | null>(null);
  const shift = useRef({ x: 0, y: 0 });
  const [pulled, setPulled] = useState(false);
  const dragged = useRef(false);

  const hand = useHand<Spot | null>({
    draw() {
      place.current?.style.setProperty('--dx', `${shift.current.x}px`);
      place.current?.style.setProperty('--dy', `${shift.current.y}px`);
    },
    onSpot: (corner) => (corner ? onOver(corner) : onAway()),
  });
  useLayoutEffect(() => {
    if (pulled) return;
    place.current?.style.removeProperty('--dx');
    place.current?.style.removeProperty('--dy');
  }, [pulled]);

  const end = () => {
    if (from.current && dragged.current) {
      hand.release();
      onHold(false);
      onDrop();
    }
    from.current = null;
    setPulled(false);
  };

  return {
    place,
    /** Whether the improvement has been pulled out of the supply. */
    pulled,
    /** Whether the click that follows is only the end of dragging. */
    wasDragged: () => dragged.current,
    dragProps: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        // Held from the first moment: a quick hand is out of the button before it has moved twice.
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, desk: cell.current?.getBoundingClientRect() };
        dragged.current = false;
      },
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        if (!from.current) return;
        const { x, y, desk } = from.current;
        shift.current = { x: clientX - x, y: clientY - y };
        if (!dragged.current && Math.hypot(shift.current.x, shift.current.y) < slip) return;
        if (!dragged.current) {
          onHold(true);
          hand.hold(null);
          setPulled(true);
        }
        dragged.current = true;
        if (!desk) return;
        const [across, down] = [(clientX - desk.left) / desk.width, (clientY - desk.top) / desk.width];
        const over = across > 0 && down > 0 && across < deskSize.width && down < deskSize.height;
        // Held by its middle, and it comes as it is printed: two cells wide.
        hand.move(over ? { x: Math.round(across - 1), y: Math.round(down - 0.5) } : null);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
