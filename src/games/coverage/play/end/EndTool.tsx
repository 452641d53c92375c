import { lazy, Suspense } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { people } from '@/play/people.ts';
import { drawSeed } from '@/play/seating.ts';
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
  onBranch: (move: number) => void;
  onNewGame: () => void;
  onAgain: (setup: Session['setup']) => void;
}

/** After the game: one's own decisions beside the advisor's, and the way to play again. */
export function EndTool({ session, game, onBranch, onNewGame, onAgain, ...page }: Props) {
  const seeMoment = useReturn(game.looking, game.look);
  const text = page.words.end.again;
  return (
    <>
      <Work>
        {people(session.setup).length > 0 && (
          <Suspense>
            <CoverageDecisions
              {...page}
              setup={session.setup}
              judging={{ log: game.now.log, judge: game.judge }}
              advisor={game.advisor}
              onGoTo={seeMoment}
              onWhatIf={onBranch}
            />
          </Suspense>
        )}
      </Work>
      <Tray>
        <div className="end-again">
          <button
            type="button"
            className="button button-main"
            data-act="quick-start"
            onClick={() => onAgain({ ...session.setup, seed: drawSeed() })}
          >
            <Icon of={controls.turn} /> {text.fresh}
          </button>
          <button type="button" className="button" onClick={onNewGame}>
            <Icon of={controls.menu} /> {text.setup}
          </button>
        </div>
      </Tray>
    </>
  );
}
