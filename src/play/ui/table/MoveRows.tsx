import { groupBy } from '@machines/core/group.ts';
import type { ReactNode } from 'react';
import { pointsAt } from '../pointed.ts';
import '@/ui/move.css';

export interface Move {
  key: string;
  text: string;
  onPick: () => void;
  /** Where on the table it is done. */
  at?: string | null;
  /** What is taken, drawn before its words. */
  picture?: ReactNode;
}

/** Moves that are told alike are alike: the first of them stands for all. */
export const alike = (moves: readonly Move[]): (Move & { times: number })[] =>
  [...groupBy(moves, ({ text }) => text).values()].flatMap(([move, ...more]) =>
    move ? [{ ...move, times: 1 + more.length }] : [],
  );

/** Pointing, both ways: a move lights its place, and the place that is pointed at lights its moves. */
export interface Lighting {
  lit?: string | null;
  onPoint?: (place: string | null) => void;
}

/** A move in words, with the number of those that are alike. */
export const MoveRow = ({
  text,
  picture,
  times,
  onPick,
  at = null,
  lit,
  onPoint,
}: Omit<Move, 'key'> & { times: number } & Lighting) => (
  <button
    type="button"
    className="move"
    data-act="move"
    data-lit={(at !== null && at === lit) || undefined}
    onClick={onPick}
    {...pointsAt(at, onPoint)}
  >
    {picture}
    <span>
      {text}
      {times > 1 && <b> × {times}</b>}
    </span>
  </button>
);

export const MoveRows = ({ moves, ...lighting }: { moves: readonly Move[] } & Lighting) => (
  <ul>
    {alike(moves).map(({ key, ...move }) => (
      <li key={key}>
        <MoveRow {...move} {...lighting} />
      </li>
    ))}
  </ul>
);
