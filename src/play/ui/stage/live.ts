import { createContext, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { oncePainted } from '@/ui/afterPaint.tsx';
import { people } from '../../people.ts';
import type { TableGame } from '../table/useTable.ts';

/** What the stage tells the moment it happens; where every part becomes another, the rest is drawn in the frames after. */
interface Live {
  /** What the page is doing. */
  where: string;
  /** The phase that is shown, and how many moves have been made. */
  phase: string;
  move: number;
  /** Whose turn it is; empty where no press has to be held up when that changes. */
  turn: string;
  /** Whether the rest of the stage still shows the turn before. */
  ahead: boolean;
  /** Whose turn it is and what may be done. */
  bar: ReactNode;
}

export const LiveStage = createContext<Live | null>(null);

type Turn = Pick<TableGame, 'at' | 'looking' | 'next' | 'now'> & { moment: { state: { phase: string } } };

/** What the page is doing: what the table does, or looking back. */
export const whereOf = ({ at, looking }: Pick<Turn, 'at' | 'looking'>): string => (looking === null ? at : 'looking');

/**
 * The game as the whole stage shows it: at once within a turn; when the turn changes hands, one frame after the bar has
 * told so. Nothing puts that off: a computer that reports how far it has thought would do so for as long as it thinks.
 */
export function useLate<G extends Turn>(game: G): G {
  const turn = `${whereOf(game)} ${game.next}`;
  const [shown, setShown] = useState(turn);
  const last = useRef(game);
  const newest = useRef(turn);
  const waits = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    newest.current = turn;
    if (shown === turn) last.current = game;
  });
  useEffect(() => {
    // Turns may change faster than frames are painted: the frame that is waited for shows the newest.
    if (shown === turn || waits.current) return;
    const show = () => {
      waits.current = null;
      setShown(newest.current);
    };
    // A tab that is hidden paints none.
    if (document.hidden) show();
    else waits.current = oncePainted(show);
  }, [shown, turn]);
  useEffect(
    () => () => {
      waits.current?.();
      waits.current = null;
    },
    [],
  );
  return shown === turn ? game : last.current;
}

export function liveOf(game: Turn, late: Turn, bar: ReactNode): Live {
  const where = whereOf(game);
  // Whoever looks back has chosen to; the turn has not changed hands.
  // Among computers the turn goes on by itself: it takes no press away, least of all the one that stops the game.
  const isFree = game.looking !== null || people(game.now.state.setup).length === 0;
  const turn = where === 'thinking' ? where : `${where} ${game.next}`;
  const { phase } = game.moment.state;
  return { where, phase, move: game.now.cursor, turn: isFree ? '' : turn, ahead: late !== game, bar };
}
