import { standsStill } from '@machines/coverage/rules/endless.ts';
import { actionWords, sentence } from '@machines/coverage/words/index.ts';
import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import { HintNote } from '@/play/ui/hint/HintNote.tsx';
import { Failed } from '@/play/ui/table/Failed.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Why } from '@/ui/Why.tsx';
import type { CoveragePage } from './coveragePlayPage.ts';
import type { CoverageGame } from './useCoverage.ts';

interface Props extends CoveragePage {
  game: CoverageGame;
  /** A guide says what the advisor would do. */
  guided: boolean;
  /** Why the game is not being kept, if it is not. */
  trouble: ReactNode;
}

/** What the advisor would do; its place is marked. */
function Advice({ game, words }: Pick<Props, 'game' | 'words'>) {
  const { advice, drop } = game.hint;
  const text = words.play.hint;
  const player = words.players[game.advisor] ?? '';
  if (!advice) return null;
  const { move, failed } = advice;
  return (
    <HintNote
      player={player}
      said={
        move && {
          move: fill(text.move, { player, move: actionWords(move.action, game.now.state.setup).replace(/\.$/, '') }),
          why: fill(text.why, { why: move.why }),
        }
      }
      failed={failed}
      words={words.play}
      act={move && { label: words.play.stage.doIt, onPress: () => game.act(move.action) }}
      onClose={drop}
    />
  );
}

/** What comes and goes: one at a time, over the log, so that nothing moves. */
export function CoverageNotes({ game, guided, trouble, words }: Props) {
  const { state } = game.moment;
  const { repeated } = state;
  if (game.at === 'failed' && game.next)
    return <Failed seat={words.seats[game.next]} send={game.send} words={words.play.failed} />;
  if (game.refused && !game.refused.place)
    return <Why text={sentence(game.refused.refusal, state.setup)} rule={game.refused.refusal.rule} />;
  if (game.hint.advice && !guided) return <Advice game={game} words={words} />;
  if (trouble) return trouble;
  if (repeated && standsStill(state))
    return (
      <p>
        {words.note[repeated.kind]} <ClauseLink id={repeated.kind === 'pump' ? 'C3.6' : 'C3.10'} />
      </p>
    );
  return null;
}
