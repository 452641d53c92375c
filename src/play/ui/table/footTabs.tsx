import type { Called } from '@machines/core/words.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { LogWords } from '@/i18n/en/log.ts';
import type { LogEntry } from '../../log/lines.ts';
import { noteWords } from '../../log/notes.ts';
import type { MomentOf, SessionOf } from '../../session.ts';
import { LogView } from '../log/LogView.tsx';
import type { SharedPage } from '../playWords.ts';
import type { FootTab } from '../stage/Foot.tsx';

/** Not needed until its tab is opened. */
const LiveChart = lazy(() => import('@/charts/ui/LiveChart.tsx'));

interface Props extends SharedPage {
  words: SharedPage['words'] & { log: LogWords };
  session: SessionOf;
  game: { looking: number | null; now: { cursor: number }; moment: MomentOf; look: (move: number) => void };
  entries: LogEntry[];
  /** How notes speak of the seats. */
  called?: Called;
  /** Marks a place on the board while a line of the log is pointed at. */
  onPoint: (place: string | null) => void;
  /** Every legal move in words. */
  moves: () => ReactNode;
  /** The clauses of the moment; they may come late. */
  clauses: () => ReactNode;
  /** Saving and sharing; it may come late. */
  keeping: (move: number) => ReactNode;
}

/** What the foot of the rail opens: the log, all moves, the clauses of the moment, the diagram, saving and sharing. */
export function footTabs({
  session,
  game,
  entries,
  called,
  onPoint,
  moves,
  clauses,
  keeping,
  ...page
}: Props): FootTab[] {
  const { words } = page;
  const { tabs } = words.play;
  const shown = game.looking ?? game.now.cursor;
  const { snapshot, entry } = game.moment;
  return [
    {
      key: 'log',
      label: tabs.log,
      content: () => (
        <LogView
          entries={entries}
          cursor={shown}
          words={words.log}
          onGoTo={game.look}
          noteOf={(move) => noteWords(session, move, words.log.forced, called)}
          onPoint={onPoint}
        />
      ),
    },
    { key: 'moves', label: tabs.moves, content: moves },
    {
      key: 'rules',
      label: tabs.rules,
      content: () => <Suspense fallback={<p>{words.play.clauses.loading}</p>}>{clauses()}</Suspense>,
    },
    {
      key: 'chart',
      label: tabs.chart,
      content: () => (
        <Suspense fallback={<p>{words.play.chart.loading}</p>}>
          <h2 className="visually-hidden">{tabs.chart}</h2>
          <LiveChart
            game={session.game.rules.id}
            shown={{ snapshot, ways: entry.action ? entry.steps.flatMap(({ ways }) => ways) : [] }}
            words={words.play.chart}
          />
        </Suspense>
      ),
    },
    {
      key: 'keep',
      label: tabs.keep,
      content: () => <Suspense fallback={<p>{words.play.loading}</p>}>{keeping(shown)}</Suspense>,
    },
  ];
}
