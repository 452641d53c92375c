import type { Action } from '@machines/coverage/actions.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { actionWords } from '@machines/coverage/words/index.ts';
import { lazy, type ReactNode } from 'react';
import { companyPlace, hexPlace } from '@/games/coverage/map/mapPlaces.ts';
import { Seal } from '@/games/coverage/map/Seal.tsx';
import { bringClauses } from '@/i18n/bring.ts';
import type { LogEntry } from '@/play/log/lines.ts';
import { usePointed } from '@/play/ui/pointed.ts';
import type { FootTab } from '@/play/ui/stage/Foot.tsx';
import { footTabs } from '@/play/ui/table/footTabs.tsx';
import { MoveList } from '@/play/ui/table/MoveList.tsx';
import type { Session } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import { foretell } from './pointing.ts';
import type { CoverageGame } from './useCoverage.ts';

/** Not needed until its tab is opened. */
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

/** Where a move is done: on a hex, or with a company's network. */
function placeOf(action: Action, { turn }: GameState): string | null {
  if (action.type === 'expand') return hexPlace(action.hex);
  const company = 'company' in action ? action.company : turn.auction?.company;
  return company ? companyPlace(company) : null;
}

/** Every legal move in words. */
function Moves({ game, ...page }: CoveragePage & { game: CoverageGame }) {
  const { state } = game.now;
  const pointed = usePointed(game.pointed);
  // Moves with the same company are told apart by no place.
  const lit = pointed?.startsWith('hex') ? pointed : null;
  const textOf = (action: Action): string => {
    const own = actionWords(action, state.setup);
    const company = state.turn.acting?.company;
    return action.type === 'expand' && company ? `${own}: ${foretell(state, company, action, page)}.` : own;
  };
  return (
    <MoveList
      words={page.words.play}
      lit={lit}
      onPoint={game.pointed.set}
      moves={(game.seat ? legalActions(state) : []).map((action) => ({
        key: JSON.stringify(action),
        text: textOf(action),
        at: placeOf(action, state),
        ...('company' in action && { picture: <Seal company={action.company} /> }),
        onPick: () => game.act(action),
      }))}
    />
  );
}

/** The tabs of the foot, with the moves and clauses of this game. */
export const coverageFoot = ({ session, game, entries, keeping, ...page }: Props): FootTab[] =>
  footTabs({
    ...page,
    session,
    game,
    entries,
    keeping,
    onPoint: game.pointed.set,
    moves: () => <Moves game={game} {...page} />,
    clauses: () => <CoverageClauses state={game.moment.state} words={page.words.play} />,
  });
