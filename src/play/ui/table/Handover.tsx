import type { Colour } from '@machines/core/seats.ts';
import type { ReactNode } from 'react';
import type { PlayWords } from '@/i18n/en/play.ts';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';

interface Props {
  seat: Colour;
  name: string;
  words: Pick<PlayWords, 'handover'>;
  onReady: () => void;
  /** What else can be done before the device goes on. */
  children?: ReactNode;
}

/** Stands between two people's desks: nothing of either plan is on the page. */
export function Handover({ seat, name, words, onReady, children }: Props) {
  return (
    <section data-arrives className="handover" data-seat={seat}>
      <span className="handover-seat">
        <SeatShape seat={seat} />
      </span>
      <h2 data-first tabIndex={-1}>
        {fill(words.handover.title, { seat: name })}
      </h2>
      <p>{fill(words.handover.text, { seat: name })}</p>
      <button type="button" className="button button-main" onClick={onReady}>
        {fill(words.handover.ready, { seat: name })}
      </button>
      {children}
    </section>
  );
}
