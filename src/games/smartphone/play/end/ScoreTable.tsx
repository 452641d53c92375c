import type { EndingWords } from '@/i18n/en/ending.ts';
import { SeatHead } from '@/play/ui/end/SeatHead.tsx';
import { Scroll } from '@/ui/Scroll.tsx';
import { roundVp, type SeatAccount } from '../log.ts';
import { RoundHeads } from './RoundHeads.tsx';
import { roundSources, type Source, sourcesIn, vpFrom } from './sources.ts';

interface Props {
  books: readonly SeatAccount[];
  words: EndingWords;
}

const isRoundSource = (source: Source): source is (typeof roundSources)[number] =>
  roundSources.some((each) => each === source);

/** Every VP of the game: rows by seat and source, columns by round. */
export function ScoreTable({ books, words }: Props) {
  const t = words.scores;
  const rounds = books[0]?.rounds ?? [];
  const shown = sourcesIn(books);
  return (
    <Scroll label={t.table}>
      <table>
        <caption>{t.table}</caption>
        <thead>
          <tr>
            <th scope="col">{t.source}</th>
            <RoundHeads rounds={rounds} words={t} />
            <th scope="col">{t.end}</th>
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        {books.map((book) => (
          <tbody key={book.colour}>
            <tr className="row-seat">
              <SeatHead seat={book.colour} words={words} />
              {book.rounds.map((round, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                <td key={at}>{roundVp(round)}</td>
              ))}
              <td>{book.patents + book.retailers}</td>
              <td>{book.total}</td>
            </tr>
            {shown.map((source) => (
              <tr key={source}>
                <th scope="row">{t.sources[source]}</th>
                {book.rounds.map((round, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                  <td key={at}>{isRoundSource(source) && round[source]}</td>
                ))}
                <td>{(source === 'patents' || source === 'retailers') && book[source]}</td>
                <td>{vpFrom(book, source)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Scroll>
  );
}
