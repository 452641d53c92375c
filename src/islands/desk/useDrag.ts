import type { PadPlacement } from '@machines/smartphone/plan.ts';
import { type RefObject, useRef, useState } from 'react';
import { useMove } from 'react-aria';
import { keptOnDesk, type Point } from './geometry.ts';

interface Drag {
  placement: PadPlacement;
  cell: RefObject<HTMLElement | null>;
  onPlace: (point: Point) => void;
  onStep: (dx: number, dy: number) => void;
  onDrop: () => void;
}

/**
 * Dragging by mouse or finger, stepping by arrow key. While a pad is dragged it follows the pointer freely and is
 * placed on the cell it is nearest to, so that the read-out is always that of a snapped pad.
 */
export function useDrag({ placement, cell, onPlace, onStep, onDrop }: Drag) {
  const [held, setHeld] = useState<Point | null>(null);
  const at = useRef<Point>({ x: 0, y: 0 });

  const { moveProps } = useMove({
    onMoveStart({ pointerType }) {
      if (pointerType === 'keyboard') return;
      at.current = { x: placement.x, y: placement.y };
      setHeld(at.current);
    },
    onMove({ pointerType, deltaX, deltaY }) {
      if (pointerType === 'keyboard') return onStep(deltaX, deltaY);
      const size = cell.current?.getBoundingClientRect().width || 1;
      at.current = { x: at.current.x + deltaX / size, y: at.current.y + deltaY / size };
      const shown = keptOnDesk(placement, at.current);
      setHeld(shown);
      onPlace({ x: Math.round(shown.x), y: Math.round(shown.y) });
    },
    onMoveEnd({ pointerType }) {
      if (pointerType === 'keyboard') return;
      setHeld(null);
      onDrop();
    },
  });
  return { held, moveProps };
}
