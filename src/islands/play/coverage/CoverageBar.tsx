import { restingState } from '@machines/coverage/resting.ts';
import { legalActions } from '@machines/coverage/rules/game.ts';
import { sentence } from '@machines/coverage/words/index.ts';
import { fill } from '@/i18n/format.ts';
import { playerOf } from '@/play/people.ts';
import { TurnBack, TurnWho } from '../table/TurnWho.tsx';
import { Why } from '../table/Why.tsx';
import type { CoveragePage } from './page.ts';
import type { CoverageGame } from './useCoverage.ts';

/** Whose turn it is, what may be done, and the ways out of it. */
export function CoverageBar({ game, words, clauseBase }: CoveragePage & { game: CoverageGame }) {
  const { state } = game.now;
  const { next, seat } = game;
  const who = next ? words.seats[next] : '';
  const company = state.turn.acting?.company ?? state.turn.auction?.company;
  const { why } = game.flow.context;
  const thinking = game.flow.value === 'thinking';
  const canFinish = seat && legalActions(state).some(({ type }) => type === 'finish');
  return (
    <section
      data-bar
      tabIndex={-1}
      className="turn-bar"
      data-seat={next ?? undefined}
      aria-label={fill(words.play.turnOf, { seat: who })}
    >
      <div className="turn-says" aria-live="polite">
        {next && (
          <TurnWho
            seat={next}
            name={who}
            player={words.players[playerOf(state.setup, next)]}
            mine={seat !== null}
            thinking={thinking}
            words={words.play}
          />
        )}
        {(seat || !next) && (
          <p className="turn-prompt">
            {fill(words.prompts[restingState(state)] ?? '', { company: company ? words.companies[company] : '' })}
          </p>
        )}
        {thinking && why && (
          <p className="quiet">{fill(words.play.because, { seat: words.seats[why.seat], why: why.text })}</p>
        )}
      </div>
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
        <TurnBack game={game} words={words.play} stops={words.play.undoStops} />
      </div>
    </section>
  );
}
