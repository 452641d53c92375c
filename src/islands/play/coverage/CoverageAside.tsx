import type { Action } from '@machines/coverage/actions.ts';
import { clause, isClauseId } from '@machines/coverage/clauses/index.ts';
import { gameMachine } from '@machines/coverage/game.ts';
import { legalActions } from '@machines/coverage/rules/game.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { actionWords } from '@machines/coverage/words/index.ts';
import { lazy, type ReactNode } from 'react';
import type { Session } from '@/play/coverage.ts';
import { foretell } from '@/play/coveragePointing.ts';
import type { LogEntry } from '@/play/ledger/lines.ts';
import { AsideTabs } from '../table/AsideTabs.tsx';
import { ClauseList, clausesIn } from '../table/ClauseList.tsx';
import { MoveList } from '../table/MoveList.tsx';
import type { CoveragePage } from './page.ts';
import type { CoverageGame } from './useCoverage.ts';

/** Not needed until its tab is opened. */
const CoverageChart = lazy(() => import('./CoverageChart.tsx'));

interface Props extends CoveragePage {
  session: Session;
  game: CoverageGame;
  entries: LogEntry[];
  keeping: (move: number) => ReactNode;
}

/** The clauses that the chart names for where the game is. */
const clausesNow = ({ phase }: GameState) => {
  const { states } = gameMachine.root;
  const node = phase === 'over' ? states['over'] : states['turn']?.states[phase];
  return (node ? clausesIn(node) : []).filter(isClauseId).map(clause);
};

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
          moves={(game.seat ? legalActions(state) : []).map((action) => ({
            key: JSON.stringify(action),
            text: textOf(action),
            onPick: () => game.act(action),
          }))}
        />
      )}
      rules={() => <ClauseList clauses={clausesNow(game.moment.state)} words={words.play} clauseBase={clauseBase} />}
      chart={() => <CoverageChart session={session} moment={game.moment} {...page} />}
    />
  );
}
