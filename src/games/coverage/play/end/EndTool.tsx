import type { Colour } from '@machines/coverage/names.ts';
import { lazy, Suspense } from 'react';
import { people } from '@/play/people.ts';
import { OwnRecord } from '@/play/ui/end/OwnRecord.tsx';
import { PlayAgain } from '@/play/ui/end/PlayAgain.tsx';
import { Tray, Work } from '@/play/ui/stage/Work.tsx';
import { useReturn } from '@/play/ui/table/useReturn.ts';
import type { Session } from '../coverage.ts';
import type { CoveragePage } from '../coveragePlayPage.ts';
import type { CoverageGame } from '../useCoverage.ts';

/** Not needed until the game is over. */
const CoverageDecisions = lazy(() => import('../CoverageDecisions.tsx'));

interface Props extends CoveragePage {
  session: Session;
  game: CoverageGame;
  names: Record<Colour, string>;
  onBranch: (move: number) => void;
  onNewGame: () => void;
  onAgain: (setup: Session['setup']) => void;
}

/** After the game: one's own decisions beside the advisor's, and the way to play again. */
export function EndTool({ session, game, names, onBranch, onNewGame, onAgain, ...page }: Props) {
  const seeMoment = useReturn(game.looking, game.look);
  return (
    <>
      <Work>
        <OwnRecord
          game={session.game.rules.id}
          seats={session.setup.seats}
          players={page.words.players}
          words={page.words.keep.record}
        />
        {people(session.setup).length > 0 && (
          <Suspense>
            <CoverageDecisions
              {...page}
              setup={session.setup}
              names={names}
              judging={{ log: game.now.log, judge: game.judge }}
              advisor={game.advisor}
              onGoTo={seeMoment}
              onWhatIf={onBranch}
            />
          </Suspense>
        )}
      </Work>
      <Tray>
        <PlayAgain {...{ onAgain, onNewGame }} setup={session.setup} words={page.words.end.again} />
      </Tray>
    </>
  );
}
