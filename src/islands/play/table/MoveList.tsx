import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import './move.css';

interface Props {
  moves: readonly { key: string; text: string; onPick: () => void }[];
  words: TableWords;
  /** Said when there is nothing to do. */
  none?: string;
}

/** Every legal move in words: all by itself a complete way to play. */
export function MoveList({ moves, words, none = words.movesNone }: Props) {
  if (moves.length === 0) return <p className="quiet">{none}</p>;
  return (
    <section className="moves" aria-label={words.moves}>
      <p className="quiet">
        {fill(words.movesAt, { n: moves.length })}. {words.whyNot}
      </p>
      <ul>
        {moves.map(({ key, text, onPick }) => (
          <li key={key}>
            <button type="button" className="move" onClick={onPick}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
