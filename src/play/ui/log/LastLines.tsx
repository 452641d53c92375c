import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import type { LogEntry } from '../../log/lines.ts';

interface Props {
  entries: readonly LogEntry[];
  /** The moment that is shown. */
  cursor: number;
  clauseBase: string;
}

/** The newest lines of the log, newest first: as many as the foot of the rail has room for. */
export function LastLines({ entries, cursor, clauseBase }: Props) {
  const lines = entries
    .filter(({ move }) => move <= cursor)
    .slice(-16)
    .flatMap(({ move, phase, seat, lines: told }) =>
      told.map((line, at) => ({ ...line, seat, key: `${move} ${phase} ${at}` })),
    )
    .slice(-16)
    .reverse();
  return (
    <ol className="last-lines">
      {lines.map(({ key, seat, text, rule }) => (
        <li key={key}>
          {seat ? <SeatShape seat={seat} /> : <i />}
          <span title={text}>{text}</span>
          <ClauseLink id={rule} base={clauseBase} />
        </li>
      ))}
    </ol>
  );
}
