import type { Colour } from '@machines/core/seats.ts';
import { memo } from 'react';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import { useSteady } from '@/ui/useSteady.ts';
import type { LogEntry } from '../../log/lines.ts';

interface Props {
  entries: readonly LogEntry[];
  /** The moment that is shown. */
  cursor: number;
  /** What is noted of a move, in words. */
  noteOf: (move: number) => string | null;
  /** A line is pointed at that happened somewhere on the table. */
  onPoint: (place: string | null) => void;
  /** Said before anything has happened. */
  empty: string;
}

interface LineProps extends Pick<Props, 'onPoint'> {
  seat: Colour | null;
  text: string;
  note: string | null;
  rule: string;
  /** Where on the table it happened. */
  at: string | null;
}

/** A line that stands there already is not drawn again when another comes. */
const Line = memo(function Line({ seat, text, note, rule, at, onPoint }: LineProps) {
  return (
    <li onPointerEnter={() => onPoint(at)} onPointerLeave={() => onPoint(null)}>
      {seat ? <SeatShape seat={seat} /> : <i />}
      <span title={note ? `${text} ${note}` : text}>
        {text} {note && <small>{note}</small>}
      </span>
      <ClauseLink id={rule} />
    </li>
  );
});

/** The newest lines of the log, newest first: as many as the foot of the rail has room for. */
export function LastLines({ entries, cursor, noteOf, onPoint, empty }: Props) {
  const point = useSteady(onPoint);
  const lines = entries
    .filter(({ move }) => move <= cursor)
    .slice(-16)
    .flatMap(({ move, phase, seat, lines: told }) =>
      told.map((line, at) => ({
        ...line,
        // What follows from a move may be another's.
        seat: at === 0 ? seat : null,
        note: at === 0 && seat ? noteOf(move) : null,
        key: `${move} ${phase} ${at}`,
      })),
    )
    .slice(-16)
    .reverse();
  if (lines.length === 0) return <p className="soft-ink">{empty}</p>;
  return (
    <ol className="last-lines">
      {lines.map(({ key, seat, text, rule, note, at }) => (
        <Line key={key} seat={seat} text={text} note={note} rule={rule} at={at} onPoint={point} />
      ))}
    </ol>
  );
}
