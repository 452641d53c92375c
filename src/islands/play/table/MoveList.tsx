import type { ReactNode } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import { count, fill } from '@/i18n/format.ts';
import './move.css';

export interface Move {
  key: string;
  text: string;
  onPick: () => void;
  /** What is taken, drawn before its words. */
  picture?: ReactNode;
}

interface Props {
  moves: readonly Move[];
  words: TableWords;
  locale: string;
  /** Said when there is nothing to do. */
  none?: string;
}

/** Moves that are told alike are alike: the first of them stands for all, with their number. */
const alike = (moves: readonly Move[]): [text: string, same: Move[]][] => [
  ...Map.groupBy(moves, ({ text }) => text).entries(),
];

/** Every legal move in words: all by itself a complete way to play. */
export function MoveList({ moves, words, locale, none = words.movesNone }: Props) {
  if (moves.length === 0) return <p className="quiet">{none}</p>;
  const rows = alike(moves);
  return (
    <section className="moves" aria-label={words.moves}>
      <p className="quiet">
        {count(locale, words.movesAt, rows.length)}. {words.whyNot}
      </p>
      <ul>
        {rows.map(([text, [move, ...more]]) => (
          <li key={move?.key}>
            <button type="button" className="move" onClick={move?.onPick}>
              {move?.picture}
              <span>
                {text} {more.length > 0 && <b>{fill(words.times, { n: more.length + 1 })}</b>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
