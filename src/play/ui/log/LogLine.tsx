import type { Colour } from '@machines/core/seats.ts';
import type { KeyboardEvent } from 'react';
import type { LogWords } from '@/i18n/en/log.ts';
import { fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { SeatShape } from '@/ui/Piece.tsx';

interface Props {
  /** Names the line, for the one that is in the tab order. */
  line: string;
  text: string;
  rule: string;
  move: number;
  seat: Colour | null;
  /** What is noted of the move. */
  note: string | null;
  /** Where it happened. */
  at: string | null;
  now: boolean;
  stop: boolean;
  words: LogWords;
  onGo: (move: number) => void;
  onPoint: (place: string | null) => void;
  onFocus: (line: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One thing that happened, its clause, and why it was done. Pointed at, it lights its place. */
export function LogLine({ line, text, rule, move, seat, note, at, now, stop, words, ...rest }: Props) {
  return (
    <li onPointerEnter={() => rest.onPoint(at)} onPointerLeave={() => rest.onPoint(null)}>
      {seat && <SeatShape seat={seat} />}
      <button
        type="button"
        className="log-go"
        tabIndex={stop ? 0 : -1}
        aria-current={now ? 'step' : undefined}
        onClick={() => rest.onGo(move)}
        onFocus={() => {
          rest.onFocus(line);
          rest.onPoint(at);
        }}
        onBlur={() => rest.onPoint(null)}
        onKeyDown={rest.onKeyDown}
      >
        {text}
      </button>
      <ClauseLink id={rule} tabIndex={stop ? 0 : -1} aria-label={fill(words.clause, { id: rule })} />
      {note && <p className="log-note">{note}</p>}
    </li>
  );
}
