import { type ComponentProps, type PointerEvent, type TouchEvent, useRef } from 'react';
import { Mat } from './Mat.tsx';
import type { Desk } from './useDesk.ts';

/** The direction from one finger to the other, in degrees. */
const angle = (touches: TouchEvent['touches']): number => {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI : 0;
};

/** How far two fingers have to turn before the pad does, in degrees. */
const turnAt = 35;
/** Two taps within so many milliseconds are one double tap. */
const twice = 320;

/** With fingers on the mat: a twist turns the chosen piece, a double tap flips a pad. Buttons do the same. */
function useGestures(desk: Pick<Desk, 'act' | 'chosen'>) {
  const from = useRef<number | null>(null);
  const tapped = useRef<{ at: number; x: number; y: number; piece: string } | null>(null);
  const start = ({ touches }: TouchEvent) => {
    from.current = touches.length === 2 ? angle(touches) : null;
  };
  return {
    onTouchStart: start,
    onTouchMove: ({ touches }: TouchEvent) => {
      if (from.current === null || touches.length !== 2) return;
      const by = ((angle(touches) - from.current + 540) % 360) - 180;
      if (Math.abs(by) < turnAt) return;
      from.current = angle(touches);
      // A quarter to the right; three of them are one to the left.
      for (let turns = by > 0 ? 1 : 3; turns > 0; turns--) desk.act(desk.chosen, 'turn');
    },
    onTouchEnd: () => {
      from.current = null;
    },
    onPointerUp: ({ timeStamp, clientX, clientY, pointerType, target }: PointerEvent) => {
      if (pointerType !== 'touch' || !(target instanceof Element)) return;
      const piece = target.closest('[data-piece]')?.getAttribute('data-piece') ?? '';
      const last = tapped.current;
      const near = last && Math.hypot(clientX - last.x, clientY - last.y) < 24 && last.piece === piece;
      if (last && near && timeStamp - last.at < twice && (piece === 'A' || piece === 'B')) {
        desk.act(piece, 'flip');
        tapped.current = null;
      } else tapped.current = { at: timeStamp, x: clientX, y: clientY, piece };
    },
  };
}

/** The mat of a desk that is worked on with fingers too. */
export function TouchMat({ className = '', ...mat }: ComponentProps<typeof Mat> & { className?: string }) {
  return (
    <div className={`rail-mat ${className}`} {...useGestures(mat.desk)}>
      <Mat {...mat} />
    </div>
  );
}
