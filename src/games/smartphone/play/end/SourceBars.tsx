import type { Colour } from '@machines/smartphone/names.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { SeatAccount } from '../log.ts';
import { sourcesIn, vpFrom } from './sources.ts';

interface Props {
  books: readonly SeatAccount[];
  names: Record<Colour, string>;
  words: EndingWords;
}

/** Where the points came from: one bar a seat, its parts labelled, and what made the difference to the second. */
export function SourceBars({ books, names, words }: Props) {
  const sources = sourcesIn(books);
  const most = Math.max(1, ...books.map(({ total }) => total));
  const [first, second] = books;
  return (
    <section className="source-bars">
      <h3>{words.verdict.sources}</h3>
      {books.map((book) => (
        <div key={book.colour} className="source-bar grid gap-8px level">
          <span className="source-seat firm one-line flex gap-6px level">
            <SeatShape seat={book.colour} />
            {names[book.colour]}
          </span>
          <span className="source-parts" data-runs="bars">
            {sources.map((source) => {
              const vp = vpFrom(book, source);
              return (
                vp > 0 && (
                  <i key={source} className={`source-${source}`} style={{ width: `${(100 * vp) / most}%` }}>
                    <span className="visually-hidden">{words.scores.sources[source]}</span>
                    {vp}
                  </i>
                )
              );
            })}
          </span>
          <b>{book.total}</b>
        </div>
      ))}
      <ul className="source-legend">
        {sources.map((source) => {
          const by = first && second ? vpFrom(first, source) - vpFrom(second, source) : 0;
          return (
            <li key={source}>
              <i className={`source-${source}`} />
              {words.scores.sources[source]} {by !== 0 && <b>{by > 0 ? `+${by}` : `−${-by}`}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
