import { groupBy } from '@machines/core/group.ts';
import type { ReactNode } from 'react';
import '@/ui/move.css';

export interface Move {
  key: string;
  text: string;
  onPick: () => void;
  /** What is taken, drawn before its words. */
  picture?: ReactNode;
}

/** Moves that are told alike are alike: the first of them stands for all. */
export const alike = (moves: readonly Move[]): (Move & { times: number })[] =>
  [...groupBy(moves, ({ text }) => text).values()].flatMap(([move, ...more]) =>
    move ? [{ ...move, times: 1 + more.length }] : [],
  );

/** A move in words, with the number of those that are alike. */
export const MoveRow = ({ text, picture, times, onPick }: Omit<Move, 'key'> & { times: number }) => (
  <button type="button" className="move" data-act="move" onClick={onPick}>
    {picture}
    <span>
      {text}
      {times > 1 && <b> × {times}</b>}
    </span>
  </button>
);

export const MoveRows = ({ moves }: { moves: readonly Move[] }) => (
  <ul>
    {alike(moves).map(({ key, ...move }) => (
      <li key={key}>
        <MoveRow {...move} />
      </li>
    ))}
  </ul>
);
