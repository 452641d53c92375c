import { useEffect, useState } from 'react';
import { afterPaint } from '@/ui/afterPaint.tsx';
import { useSteady } from '@/ui/useSteady.ts';

interface Hand<Spot> {
  /** Draws what is held where the hand is: by the style of its element alone, without the page being drawn again. */
  draw: () => void;
  /** What is held has come to lie on other cells. */
  onSpot: (spot: Spot) => void;
}

/**
 * The hand that drags a piece. A pointer moves more often than a screen can show, so the piece is drawn once a frame;
 * what follows from the cells it is over is worked out when they change, once the piece has been seen there.
 */
export function useHand<Spot>(hand: Hand<Spot>) {
  const draw = useSteady(hand.draw);
  const onSpot = useSteady(hand.onSpot);
  const [moves] = useState(() => {
    let frame = 0;
    let wanted: { spot: Spot; key: string } | null = null;
    let told = '';
    let callOff: (() => void) | null = null;
    const rest = () => {
      cancelAnimationFrame(frame);
      callOff?.();
      frame = 0;
      callOff = null;
    };
    const tell = () => {
      callOff = null;
      if (!wanted || wanted.key === told) return;
      told = wanted.key;
      onSpot(wanted.spot);
    };
    return {
      /** Takes hold over these cells. */
      hold(spot: Spot) {
        told = JSON.stringify(spot);
      },
      move(spot: Spot) {
        wanted = { spot, key: JSON.stringify(spot) };
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          draw();
        });
        if (wanted.key !== told) callOff ??= afterPaint(tell);
      },
      /** Lets go: what was still to be told is told. */
      release() {
        rest();
        tell();
        wanted = null;
      },
      rest,
    };
  });
  useEffect(() => moves.rest, [moves]);
  return moves;
}
