import type { Colour } from '@machines/smartphone/names.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { SeatAccount } from '../log.ts';

interface Part {
  title: string;
  /** Two parts of each seat's bar: the full tone, then the paler one. */
  bars: { seat: Colour; full: number; pale: number }[];
}

function partsOf(books: readonly SeatAccount[], { scores }: EndingWords): Part[] {
  const rounds = books[0]?.rounds ?? [];
  return [
    ...rounds.map((_, at) => ({
      title: fill(scores.round, { round: at + 1 }),
      bars: books.map(({ colour, rounds: own }) => ({
        seat: colour,
        full: (own[at]?.sales ?? 0) + (own[at]?.offBoard ?? 0),
        pale: own[at]?.control ?? 0,
      })),
    })),
    {
      title: scores.end,
      bars: books.map(({ colour, patents, retailers }) => ({ seat: colour, full: patents, pale: retailers })),
    },
  ];
}

/** A stretch of a bar in a seat's colour and pattern. */
const Stretch = ({ seat, vp, most, tone }: { seat: Colour; vp: number; most: number; tone: 'full' | 'pale' }) =>
  vp > 0 && (
    <svg
      aria-hidden="true"
      className={`stretch stretch-${tone} seat-${seat}`}
      style={{ width: `${(100 * vp) / most}%` }}
    >
      <rect className="body" width="100%" height="100%" />
      <rect className="pattern" width="100%" height="100%" fill={`url(#seat-pattern-${seat})`} />
    </svg>
  );

/** What each round brought each seat, and the count at the end. For the eye; the table says the same. */
export function RoundChart({ books, words }: { books: readonly SeatAccount[]; words: EndingWords }) {
  const parts = partsOf(books, words);
  const most = Math.max(1, ...parts.flatMap(({ bars }) => bars.map(({ full, pale }) => full + pale)));
  const t = words.scores;
  return (
    <div className="chart" aria-hidden="true">
      <p className="chart-title">{t.byRound}</p>
      <p className="chart-note">{Object.values(t.roundParts).join(' · ')}</p>
      <div className="rounds">
        {parts.map(({ title, bars }) => (
          <div key={title}>
            <p className="rounds-title">{title}</p>
            <ul>
              {bars.map(({ seat, full, pale }) => (
                <li key={seat}>
                  <SeatShape seat={seat} />
                  <span className="bar-line">
                    <Stretch seat={seat} vp={full} most={most} tone="full" />
                    <Stretch seat={seat} vp={pale} most={most} tone="pale" />
                    <b>{full + pale}</b>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
