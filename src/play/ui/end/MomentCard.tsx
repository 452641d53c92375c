import type { Colour } from '@machines/core/seats.ts';
import { type ReactNode, useId } from 'react';
import type { MomentWords } from '@/i18n/en/decisions.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { SeatShape } from '@/ui/Piece.tsx';

/** The ways back to a moment: to see it, and to play on from before it as a game of its own. */
export interface WaysBack {
  onGoTo: (move: number) => void;
  onWhatIf: (move: number) => void;
}

interface Props extends WaysBack {
  seat: Colour;
  gain: boolean;
  /** What happened. */
  children: ReactNode;
  /** What it was worth. */
  worth: ReactNode;
  round: number;
  phase: string;
  move: number;
  from: number;
  words: MomentWords;
}

/** One moment of a finished game. */
export function MomentCard({ seat, gain, children, worth, round, phase, move, from, words, onGoTo, onWhatIf }: Props) {
  const id = useId();
  return (
    <li className="review-card" data-gain={gain}>
      <SeatShape seat={seat} />
      <p id={id}>{children}</p>
      {worth}
      <p className="review-where">{fill(words.where, { round, phase })}</p>
      <p className="review-acts">
        <button type="button" className="button" aria-describedby={id} onClick={() => onGoTo(move)}>
          {words.see}
        </button>
        <button type="button" className="button" aria-describedby={id} onClick={() => onWhatIf(from)}>
          <Icon of={controls.onward} />
          {words.whatIf}
        </button>
      </p>
    </li>
  );
}
