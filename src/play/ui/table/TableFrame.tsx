import { type ReactNode, useEffect, useRef } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import { afterPaint } from '@/ui/afterPaint.tsx';
import { keptFragment } from '../../keep/address.ts';
import type { Branch } from '../../keep/storage.ts';
import { Looking } from './Looking.tsx';
import { useArrival } from './useArrival.ts';
import type { TableGame } from './useTable.ts';
import '@/ui/tabs.css';
import './table.css';
import './turn.css';

interface Props {
  game: Pick<TableGame, 'looking' | 'look' | 'now'>;
  /** What the page is doing; a change of `arrival` brings what is new into view. */
  where: string;
  arrival: string;
  phase: string;
  /** Of the page in the browser. */
  title: string;
  /** Where this game left another one; null for a game of its own. */
  branch: Branch | null;
  /** Why the game is not being kept, if it is not. */
  trouble: ReactNode;
  onBranch: (move: number) => void;
  words: TableWords;
  className?: string;
  /** Whose turn it is and what may be done; a moment of the past has a bar of its own. */
  bar: ReactNode;
  children: ReactNode;
}

/** Around every table: what is shown, where it came from, and the bar on top. */
export function TableFrame({ game, where, arrival, phase, title, branch, trouble, words, bar, ...rest }: Props) {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entitle = () => {
      document.title = title;
    };
    // Nothing is painted in a tab that is hidden, and there the title is all that tells whose turn it is.
    return document.hidden ? entitle() : afterPaint(entitle);
  }, [title]);
  useArrival(table, arrival, game.now.cursor);
  return (
    <div
      ref={table}
      className={`game-table ${rest.className ?? ''}`}
      data-where={where}
      data-phase={phase}
      data-move={game.now.cursor}
    >
      {branch && (
        <p className="note branch-note">
          {fill(words.keepPanel.branchOf, { move: branch.at })}{' '}
          {branch.from && <a href={keptFragment(branch.from)}>{words.keepPanel.branchFrom}</a>}
        </p>
      )}
      {trouble}
      {game.looking === null ? bar : <Looking game={game} words={words} onBranch={rest.onBranch} />}
      {rest.children}
    </div>
  );
}
