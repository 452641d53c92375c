import type { Action } from '@machines/coverage/actions.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { actionWords } from '@machines/coverage/words/index.ts';
import { lazy, type ReactNode } from 'react';
import { bringClauses } from '@/i18n/bring.ts';
import type { LogEntry } from '@/play/log/lines.ts';
import { AsideTabs } from '@/play/ui/table/AsideTabs.tsx';
import { MoveList } from '@/play/ui/table/MoveList.tsx';
import type { Session } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import { foretell } from './pointing.ts';
import type { CoverageGame } from './useCoverage.ts';

/** Not needed until their tabs are opened. */
const ChartOfGame = lazy(() => import('@/play/ui/table/ChartOfGame.tsx'));
const CoverageClauses = lazy(async () => {
  await bringClauses('coverage');
  return import('./CoverageClauses.tsx');
});

interface Props extends CoveragePage {
  session: Session;
  game: CoverageGame;
  entries: LogEntry[];
  keeping: (move: number) => ReactNode;
}

/** Beside the map. */
export function CoverageAside({ session, game, entries, keeping, ...page }: Props) {
  const { words, clauseBase } = page;
  const { state } = game.now;
  const textOf = (action: Action): string => {
    const own = actionWords(action, state.setup);
    const company = state.turn.acting?.company;
    return action.type === 'expand' && company ? `${own}: ${foretell(state, company, action, page)}.` : own;
  };
  return (
    <AsideTabs
      {...page}
      game={game}
      entries={entries}
      log={words.log}
      keeping={keeping}
      moves={() => (
        <MoveList
          words={words.play}
          locale={page.locale}
          moves={(game.seat ? legalActions(state) : []).map((action) => ({
            key: JSON.stringify(action),
            text: textOf(action),
            onPick: () => game.act(action),
          }))}
        />
      )}
      rules={() => (
        <CoverageClauses state={game.moment.state} words={words.play} locale={page.locale} clauseBase={clauseBase} />
      )}
      chart={() => <ChartOfGame session={session} moment={game.moment} {...page} />}
    />
  );
}
