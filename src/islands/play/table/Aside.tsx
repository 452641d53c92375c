import { lazy, Suspense } from 'react';
import type { LogEntry } from '@/play/ledger.ts';
import type { Session } from '@/play/session.ts';
import { LogView } from '../log/LogView.tsx';
import type { Page } from '../words.ts';
import { Moves } from './Moves.tsx';
import { Tabs } from './Tabs.tsx';
import type { Game } from './useGame.ts';

/** Not needed until their tabs are opened. */
const GameChart = lazy(() => import('./GameChart.tsx'));
const PhaseClauses = lazy(() => import('./PhaseClauses.tsx'));

interface Props extends Page {
  session: Session;
  game: Game;
  entries: LogEntry[];
  /** Keeping and sharing, for the moment that is shown. */
  keeping: (move: number) => React.ReactNode;
}

/** Beside the board: all moves in words, the log, the phase's clauses, the chart, and keeping the game. */
export function Aside({ session, game, entries, keeping, ...page }: Props) {
  const { words, locale, clauseBase } = page;
  const { tabs } = words.play;
  return (
    <aside className="table-aside">
      <Tabs
        label={tabs.label}
        tabs={[
          {
            key: 'moves',
            label: tabs.moves,
            content: () => (
              <Moves
                state={game.now.state}
                words={words.play}
                open={game.seat !== null}
                onAct={(action) => game.act(action)}
                onEndTurn={game.endTurn}
              />
            ),
          },
          {
            key: 'log',
            label: tabs.log,
            content: () => (
              <LogView
                entries={entries}
                cursor={game.looking ?? game.now.cursor}
                words={words.log}
                locale={locale}
                clauseBase={clauseBase}
                onGoTo={game.look}
              />
            ),
          },
          {
            key: 'rules',
            label: tabs.rules,
            content: () => (
              <Suspense fallback={<p>{words.play.clauses.loading}</p>}>
                <PhaseClauses phase={game.moment.state.phase} words={words.play} clauseBase={clauseBase} />
              </Suspense>
            ),
          },
          {
            key: 'chart',
            label: tabs.chart,
            content: () => (
              <Suspense fallback={<p>{words.play.chart.loading}</p>}>
                <GameChart session={session} moment={game.moment} {...page} />
              </Suspense>
            ),
          },
          { key: 'keep', label: tabs.keep, content: () => keeping(game.looking ?? game.now.cursor) },
        ]}
      />
    </aside>
  );
}
