import { lazy, type ReactNode, Suspense } from 'react';
import { bringClauses } from '@/i18n/bring.ts';
import { noteWords } from '@/play/log/notes.ts';
import { LogView } from '@/play/ui/log/LogView.tsx';
import type { Page } from '@/play/ui/playWords.ts';
import type { FootTab } from '@/play/ui/stage/Foot.tsx';
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
  keeping: (move: number) => ReactNode;
  /** The place that is pointed at, in a list or on the board. */
  lit: string | null;
  onLit: (place: string | null) => void;
}

/** What the foot of the rail opens: the log, all moves, the phase's clauses, the diagram, saving and sharing. */
export function footTabs({ session, game, entries, keeping, lit, onLit, ...page }: Props): FootTab[] {
  const { words, locale, clauseBase } = page;
  const { tabs } = words.play;
  const shown = game.looking ?? game.now.cursor;
  return [
    {
      key: 'log',
      label: tabs.log,
      content: () => (
        <LogView
          entries={entries}
          cursor={shown}
          words={words.log}
          locale={locale}
          clauseBase={clauseBase}
          onGoTo={game.look}
          noteOf={(move) => noteWords(session, move, words.log.forced)}
          onPoint={onLit}
        />
      ),
    },
    {
      key: 'moves',
      label: tabs.moves,
      content: () => (
        <Moves
          state={game.now.state}
          words={words.play}
          locale={locale}
          open={game.seat !== null}
          onAct={(action) => game.act(action)}
          onEndTurn={game.endTurn}
          lit={lit}
          onPoint={onLit}
        />
      ),
    },
    {
      key: 'rules',
      label: tabs.rules,
      content: () => (
        <Suspense fallback={<p>{words.play.clauses.loading}</p>}>
          <PhaseClauses phase={game.moment.state.phase} words={words.play} locale={locale} clauseBase={clauseBase} />
        </Suspense>
      ),
    },
    {
      key: 'chart',
      label: tabs.chart,
      content: () => (
        <Suspense fallback={<p>{words.play.chart.loading}</p>}>
          <ChartOfGame session={session} moment={game.moment} {...page} />
        </Suspense>
      ),
    },
    { key: 'keep', label: tabs.keep, content: () => keeping(shown) },
  ];
}
