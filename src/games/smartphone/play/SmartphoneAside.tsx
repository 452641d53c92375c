import { lazy, memo } from 'react';
import { bringClauses } from '@/i18n/bring.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { AsideTabs } from '@/play/ui/table/AsideTabs.tsx';
import type { LogEntry } from './log.ts';
import { Moves } from './SmartphoneMoves.tsx';
import type { Session } from './smartphone.ts';
import type { Game } from './useSmartphone.ts';

/** Not needed until their tabs are opened. */
const ChartOfGame = lazy(() => import('@/play/ui/table/ChartOfGame.tsx'));
const PhaseClauses = lazy(async () => {
  await bringClauses('smartphone');
  return import('./PhaseClauses.tsx');
});

interface Props extends Page {
  session: Session;
  game: Game;
  entries: LogEntry[];
  keeping: (move: number) => React.ReactNode;
  /** Stays as it is for now. */
  waits: boolean;
}

/** Beside the board of Smartphone Inc. */
export const Aside = memo(
  function Aside({ session, game, entries, keeping, ...page }: Props) {
    const { words, locale, clauseBase } = page;
    return (
      <AsideTabs
        {...page}
        game={game}
        entries={entries}
        log={words.log}
        keeping={keeping}
        moves={() => (
          <Moves
            state={game.now.state}
            words={words.play}
            locale={locale}
            open={game.seat !== null}
            onAct={(action) => game.act(action)}
            onEndTurn={game.endTurn}
          />
        )}
        rules={() => (
          <PhaseClauses
            phase={game.moment.state.phase}
            words={words.play}
            locale={page.locale}
            clauseBase={clauseBase}
          />
        )}
        chart={() => <ChartOfGame session={session} moment={game.moment} {...page} />}
      />
    );
  },
  (_before, { waits }) => waits,
);
