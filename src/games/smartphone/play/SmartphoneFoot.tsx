import type { Called } from '@machines/core/words.ts';
import { lazy, type ReactNode } from 'react';
import { bringClauses } from '@/i18n/bring.ts';
import type { Page } from '@/play/ui/playWords.ts';
import type { FootTab } from '@/play/ui/stage/Foot.tsx';
import { footTabs } from '@/play/ui/table/footTabs.tsx';
import type { LogEntry } from './log.ts';
import { Moves } from './SmartphoneMoves.tsx';
import type { Session } from './smartphone.ts';
import type { Game } from './useSmartphone.ts';

/** Not needed until its tab is opened. */
const PhaseClauses = lazy(async () => {
  await bringClauses('smartphone');
  return import('./PhaseClauses.tsx');
});

interface Props extends Page {
  session: Session;
  game: Game;
  entries: LogEntry[];
  called: Called;
  keeping: (move: number) => ReactNode;
  /** The place that is pointed at, in a list or on the board. */
  lit: string | null;
  onLit: (place: string | null) => void;
}

/** The tabs of the foot, with the moves and clauses of this game. */
export const smartphoneFoot = ({ lit, onLit, ...parts }: Props): FootTab[] => {
  const { game, words } = parts;
  return footTabs({
    ...parts,
    onPoint: onLit,
    moves: () => (
      <Moves
        state={game.now.state}
        words={words.play}
        open={game.seat !== null}
        onAct={(action) => game.act(action)}
        onEndTurn={game.endTurn}
        lit={lit}
        onPoint={onLit}
      />
    ),
    clauses: () => <PhaseClauses phase={game.moment.state.phase} words={words.play} />,
  });
};
