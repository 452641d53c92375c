import type { Colour } from '@machines/smartphone/names.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import './progress.css';

interface Lying {
  seat: Colour;
  n: number;
  /** What it has to reach; left out where it is not known for this seat. */
  cost?: number;
}

const said = (words: BoardWords, { seat, n, cost }: Lying): string =>
  fill(cost === undefined ? words.researchOf : words.progressOf, { seat: words.seats[seat], n, cost: cost ?? 0 });

/** Progress lying somewhere, seat by seat; on the edge of a card, where it takes no room. */
export function ProgressRow({ words, lying }: { words: BoardWords; lying: Lying[] }) {
  if (lying.length === 0) return null;
  return (
    <ul className="progress-row flex gap-3px" aria-label={words.progress}>
      {lying.map((each) => (
        <li className="inline-flex gap-3px level" key={each.seat} data-progress={each.seat}>
          <SeatShape seat={each.seat} />
          <span aria-hidden="true">{each.n}</span>
          <span className="visually-hidden">{said(words, each)}</span>
        </li>
      ))}
    </ul>
  );
}

interface PipsProps {
  /** Whose progress it is; nobody's where the table is only looked at. */
  seat: Colour | null;
  n: number;
  cost: number;
  words: BoardWords;
  /** More that is about to come. */
  coming?: number;
}

/** What something costs, as so many pips; one's own progress fills them. */
export const Pips = ({ seat, n, cost, words, coming = 0 }: PipsProps) => (
  <span className={`pips ${seat ? `seat-${seat}` : ''}`}>
    <span className="visually-hidden">
      {fill(words.cost, { n: cost })}
      {seat && n > 0 && `. ${said(words, { seat, n, cost })}`}
    </span>
    {Array.from({ length: cost }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place in the row
      <i key={at} data-on={at < n || undefined} data-coming={(at >= n && at < n + coming) || undefined} />
    ))}
  </span>
);
