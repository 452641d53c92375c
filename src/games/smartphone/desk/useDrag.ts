import { type Box, boxOnDesk, type Spot } from '@machines/smartphone/desk.ts';
import { type RefObject, useRef, useState } from 'react';
import { useMove } from 'react-aria';
import { offDesk } from './geometry.ts';

interface Drag {
  box: Box;
  cell: RefObject<HTMLElement | null>;
  /** The corner of the box comes to lie here. */
  onPlace: (corner: Spot) => void;
  onStep: (dx: number, dy: number) => void;
  /** Taken hold of, and let go again. */
  onHold: (held: boolean) => void;
  onDrop: () => void;
  /** Let go beside the desk; a piece without it stops at the edge. */
  onDropOff?: (() => void) | undefined;
}

/**
 * Dragging by mouse or finger, stepping by arrow key. While a piece is dragged it follows the pointer freely and is
 * placed on the cells it is nearest to, so that the read-out is always that of a snapped piece.
 */
export function useDrag({ box, cell, onPlace, onStep, onHold, onDrop, onDropOff }: Drag) {
  const [held, setHeld] = useState<Box | null>(null);
  const at = useRef<Box>(box);

  const { moveProps } = useMove({
    onMoveStart({ pointerType }) {
      if (pointerType === 'keyboard') return;
      at.current = box;
      setHeld(box);
      onHold(true);
    },
    onMove({ pointerType, deltaX, deltaY }) {
      if (pointerType === 'keyboard') return onStep(deltaX, deltaY);
      const size = cell.current?.getBoundingClientRect().width || 1;
      at.current = { ...at.current, x: at.current.x + deltaX / size, y: at.current.y + deltaY / size };
      const kept = boxOnDesk(at.current);
      setHeld(onDropOff ? at.current : kept);
      onPlace({ x: Math.round(kept.x), y: Math.round(kept.y) });
    },
    onMoveEnd({ pointerType }) {
      if (pointerType === 'keyboard') return;
      setHeld(null);
      onHold(false);
      if (onDropOff && offDesk(at.current)) onDropOff();
      else onDrop();
    },
  });
  return { held, out: held !== null && onDropOff !== undefined && offDesk(held), moveProps };
}
