import type { EndingWords } from '@/i18n/en/ending.ts';
import { SeatHead } from '@/play/ui/end/SeatHead.tsx';
import { Scroll } from '@/ui/Scroll.tsx';
import type { RoundAccount, SeatAccount } from '../log.ts';
import { RoundHeads } from './RoundHeads.tsx';

interface Props {
  books: readonly SeatAccount[];
  words: EndingWords;
}

const always = ['price', 'made', 'sold', 'lost'] as const;
const sometimes = ['soldOffBoard', 'kept', 'progressLost'] as const;

/** Prices and what became of the goods, round by round; folded away until asked for. */
export function GoodsTable({ books, words }: Props) {
  const t = words.scores;
  const rounds = books[0]?.rounds ?? [];
  const had = sometimes.filter((what) => books.some((book) => book.rounds.some((round) => round[what] > 0)));
  const rows: (keyof RoundAccount & keyof EndingWords['scores']['goods'])[] = [...always, ...had];
  return (
    <details className="end-goods">
      <summary>{t.goodsTable}</summary>
      <Scroll label={t.goodsTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.seat}</th>
              <RoundHeads rounds={rounds} words={t} />
            </tr>
          </thead>
          {books.map((book) => (
            <tbody key={book.colour}>
              <tr className="row-seat">
                <SeatHead seat={book.colour} words={words} />
                <td colSpan={rounds.length} />
              </tr>
              {rows.map((what) => (
                <tr key={what}>
                  <th scope="row">{t.goods[what]}</th>
                  {book.rounds.map((round, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                    <td key={at}>{round[what]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Scroll>
    </details>
  );
}
