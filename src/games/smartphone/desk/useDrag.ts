import { type Box, boxOnDesk, type Spot } from '@machines/smartphone/desk.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useMove } from 'react-aria';
import { offDesk } from './geometry.ts';
import { useHand } from './useHand.ts';

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

const spotOf = ({ x, y }: Box): Spot => ({ x: Math.round(x), y: Math.round(y) });

/**
 * Dragging by mouse or finger, stepping by arrow key. While a piece is dragged it follows the pointer freely and is
 * placed on the cells it is nearest to, so that the read-out is always that of a snapped piece.
 */
export function useDrag({ box, cell, onPlace, onStep, onHold, onDrop, onDropOff }: Drag) {
  const piece = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const [out, setOut] = useState(false);
  /** Where the hand has it, in cells, and how many pixels a cell has. */
  const at = useRef({ box, size: 1 });

  const hand = useHand<Spot>({
    draw() {
      const { box: free, size } = at.current;
      const { x, y } = onDropOff ? free : boxOnDesk(free);
      if (piece.current) piece.current.style.transform = `translate(${x * size}px, ${y * size}px)`;
      if (onDropOff) setOut(offDesk(free));
    },
    onSpot: onPlace,
  });
  // Let go, it glides from where the hand had it to the cells it lies on.
  useLayoutEffect(() => {
    if (!held) piece.current?.style.removeProperty('transform');
  }, [held]);

  const { moveProps } = useMove({
    onMoveStart({ pointerType }) {
      if (pointerType === 'keyboard') return;
      at.current = { box, size: cell.current?.getBoundingClientRect().width || 1 };
      hand.hold(spotOf(box));
      setHeld(true);
      onHold(true);
    },
    onMove({ pointerType, deltaX, deltaY }) {
      if (pointerType === 'keyboard') return onStep(deltaX, deltaY);
      const { box: free, size } = at.current;
      // A turn while it is held gives it another shape.
      at.current.box = { ...box, x: free.x + deltaX / size, y: free.y + deltaY / size };
      hand.move(spotOf(boxOnDesk(at.current.box)));
    },
    onMoveEnd({ pointerType }) {
      if (pointerType === 'keyboard') return;
      hand.release();
      setHeld(false);
      setOut(false);
      onHold(false);
      if (onDropOff && offDesk(at.current.box)) onDropOff();
      else onDrop();
    },
  });
  return { piece, held, out, moveProps };
}
