import type { Action } from '@machines/coverage/actions.ts';
import { restingState } from '@machines/coverage/flow.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { actionWords, dollars, sentence } from '@machines/coverage/words/index.ts';
import { fill } from '@/i18n/format.ts';
import { outcome } from '@/play/outcome.ts';
import { playerOf } from '@/play/people.ts';
import { useHint } from '@/play/ui/hint/useHint.tsx';
import { BarFrame } from '@/play/ui/table/BarFrame.tsx';
import { TurnBack } from '@/play/ui/table/TurnWho.tsx';
import { Why } from '@/ui/Why.tsx';
import type { CoveragePage } from './coveragePlayPage.ts';
import type { CoverageGame } from './useCoverage.ts';

/** Whose turn it is, what may be done, and the ways out of it. */
export function CoverageBar({ game, words, clauseBase }: CoveragePage & { game: CoverageGame }) {
  const { state } = game.now;
  const { next, seat } = game;
  const company = state.turn.acting?.company ?? state.turn.auction?.company;
  const hint = useHint<Action>({
    game,
    seat,
    player: words.players[game.advisor] ?? '',
    say: (action) => actionWords(action, state.setup),
    words: words.play,
  });
  const canFinish = seat && legalActions(state).some(({ type }) => type === 'finish');
  return (
    <BarFrame
      game={game}
      seats={words.seats}
      player={next ? words.players[playerOf(state.setup, next)] : ''}
      mine={seat !== null}
      over={words.prompts['over']}
      words={words.play}
      says={
        <>
          {(seat || !next) && (
            <p className="turn-prompt">
              {fill(words.prompts[restingState(state)] ?? '', { company: company ? words.companies[company] : '' })}
            </p>
          )}
          {game.at === 'over' && (
            <p className="visually-hidden">
              {outcome(state.standings, words.seats, words.end, (total) => ({ amount: dollars(total) }))}
            </p>
          )}
        </>
      }
    >
      {game.refused && !game.refused.place && (
        <Why
          text={sentence(game.refused.refusal, state.setup)}
          rule={game.refused.refusal.rule}
          clauseBase={clauseBase}
        />
      )}
      <div className="turn-acts">
        {canFinish && (
          <button type="button" className="button button-main" onClick={() => game.act({ type: 'finish', seat })}>
            {words.finish}
          </button>
        )}
        {seat && state.phase === 'choosing' && (
          <button type="button" className="button" onClick={() => game.act({ type: 'passTurn', seat })}>
            {words.pass}
          </button>
        )}
        {hint.button}
        <TurnBack game={game} words={words.play} stops={words.play.undoStops} />
      </div>
      {hint.says}
    </BarFrame>
  );
}
