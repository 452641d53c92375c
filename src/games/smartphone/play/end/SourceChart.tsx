import type { EndingWords } from '@/i18n/en/ending.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { SeatAccount } from '../log.ts';
import { sourcesIn, vpFrom } from './sources.ts';

interface Props {
  books: readonly SeatAccount[];
  words: EndingWords;
}

/** The smallest share of the longest bar in which a number still fits. */
const roomForNumber = 0.075;

/** One bar for each seat, stacked by source. For the eye; the table says the same. */
export function SourceChart({ books, words }: Props) {
  const most = Math.max(1, ...books.map(({ total }) => total));
  const shown = sourcesIn(books);
  const t = words.scores;
  return (
    <div className="chart" aria-hidden="true">
      <p className="chart-title">{t.bySource}</p>
      <ul className="chart-legend">
        {shown.map((source) => (
          <li key={source}>
            <span className={`source-swatch source-${source}`} />
            {t.sources[source]}
          </li>
        ))}
      </ul>
      <ul className="bars">
        {books.map((book) => (
          <li key={book.colour}>
            <span className="bar-seat">
              <SeatShape seat={book.colour} />
              {words.seats[book.colour]}
            </span>
            <span className="bar">
              {shown.map((source) => {
                const vp = vpFrom(book, source);
                return (
                  vp > 0 && (
                    <span key={source} className={`source-${source}`} style={{ width: `${(100 * vp) / most}%` }}>
                      {vp / most >= roomForNumber && <b>{vp}</b>}
                    </span>
                  )
                );
              })}
            </span>
            <b className="bar-total">{book.total}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
