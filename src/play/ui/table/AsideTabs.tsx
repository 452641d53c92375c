import { type ReactNode, Suspense } from 'react';
import type { LogWords } from '@/i18n/en/log.ts';
import { Tabs } from '@/ui/Tabs.tsx';
import type { LogEntry } from '../../log/lines.ts';
import { LogView } from '../log/LogView.tsx';
import type { SharedPage } from '../playWords.ts';
import type { TableGame } from './useTable.ts';

interface Props extends SharedPage {
  game: Pick<TableGame, 'looking' | 'look' | 'now'>;
  entries: LogEntry[];
  log: LogWords;
  moves: () => ReactNode;
  rules: () => ReactNode;
  chart: () => ReactNode;
  /** Keeping and sharing, for the moment that is shown. */
  keeping: (move: number) => ReactNode;
}

/** Beside the board: all moves in words, the log, the phase's clauses, the chart, and keeping the game. */
export function AsideTabs({ game, entries, log, moves, rules, chart, keeping, words, locale, clauseBase }: Props) {
  const { tabs } = words.play;
  const shown = game.looking ?? game.now.cursor;
  return (
    <aside className="table-aside">
      <Tabs
        label={tabs.label}
        tabs={[
          { key: 'moves', label: tabs.moves, content: moves },
          {
            key: 'log',
            label: tabs.log,
            content: () => (
              <LogView
                entries={entries}
                cursor={shown}
                words={log}
                locale={locale}
                clauseBase={clauseBase}
                onGoTo={game.look}
              />
            ),
          },
          {
            key: 'rules',
            label: tabs.rules,
            content: () => <Suspense fallback={<p>{words.play.clauses.loading}</p>}>{rules()}</Suspense>,
          },
          {
            key: 'chart',
            label: tabs.chart,
            content: () => <Suspense fallback={<p>{words.play.chart.loading}</p>}>{chart()}</Suspense>,
          },
          { key: 'keep', label: tabs.keep, content: () => keeping(shown) },
        ]}
      />
    </aside>
  );
}
