import type { TableWords } from '@/i18n/en/table.ts';
import { count } from '@/i18n/format.ts';
import { alike, type Lighting, type Move, MoveRows } from './MoveRows.tsx';

interface Props extends Lighting {
  moves: readonly Move[];
  words: TableWords;
  /** Said when there is nothing to do. */
  none?: string;
}

/** Every legal move in words: all by itself a complete way to play. */
export function MoveList({ moves, words, none = words.movesNone, ...lighting }: Props) {
  if (moves.length === 0) return <p className="quiet">{none}</p>;
  return (
    <section className="moves" aria-label={words.moves}>
      <p className="quiet">
        {count(words.movesAt, alike(moves).length)}. {words.whyNot}
      </p>
      <MoveRows moves={moves} {...lighting} />
    </section>
  );
}
