import type { Action } from '@machines/smartphone/actions.ts';
import { restingState } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { rulesOf } from '@machines/smartphone/readings.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { offBoardLeft } from '@machines/smartphone/rules/logistics.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { PlayWords } from '@/i18n/en/play.ts';
import { fill } from '@/i18n/format.ts';
import { outcome } from '@/play/outcome.ts';
import { playerOf } from '@/play/people.ts';
import { useHint } from '@/play/ui/hint/useHint.tsx';
import type { Page } from '@/play/ui/playWords.ts';
import { BarFrame } from '@/play/ui/table/BarFrame.tsx';
import { TurnBack } from '@/play/ui/table/TurnWho.tsx';
import { losses, lossWords } from './losses.ts';
import { Refusal } from './Refusal.tsx';
import { moveWords } from './SmartphoneMoves.tsx';
import type { Game } from './useSmartphone.ts';

interface Props extends Page {
  game: Game;
  /** Lays a plan out on the desk; null where someone else gives hints. */
  layOut: ((seat: Colour, plan: Plan) => void) | null;
}

/** What else the turn offers besides its main business, in words. */
function alsoPossible(state: GameState, words: PlayWords): string[] {
  const open = new Set(legalActions(state).map(({ type }) => type));
  const price = state.turn ? seatOf(state, state.turn.seat).price : 0;
  const remote =
    state.turn &&
    legalActions(state).some((action) => action.type === 'sell' && !state.offices[action.region].includes(action.seat));
  return [
    ...(open.has('secondOffice')
      ? [rulesOf(state).wifiSecondOffice === 'must' ? words.also.wifiMust : words.also.wifi]
      : []),
    ...(open.has('sellOffBoard') ? [fill(words.also.nfc, { price, n: offBoardLeft(state) })] : []),
    ...(remote ? [words.also.remote] : []),
  ];
}

/** Whose turn it is, what may be done, and the way out of it. Ending a turn that loses something asks first. */
export function TurnBar({ game, layOut, words: { play: words, seats, board, ending }, locale, clauseBase }: Props) {
  const { state } = game.now;
  const { next, seat } = game;
  const player = next ? board.players[playerOf(state.setup, next)] : '';
  const mine = seat !== null;
  const planning = game.at === 'planning';
  const prompt = fill(words.prompts[restingState(state)] ?? '', {
    progress: state.turn?.progress ?? 0,
    goods: state.turn ? seatOf(state, state.turn.seat).goods : 0,
    region: state.pending?.kind === 'bonus' ? board.regions[state.pending.region] : '',
  });
  const hint = useHint<Action>({
    game,
    seat: layOut && (mine || planning) ? next : null,
    player: board.players[game.advisor] ?? '',
    say: (action) => (action.type === 'plan' ? null : moveWords(state, action, words)),
    layOut: planning ? (action) => action.type === 'plan' && layOut?.(action.seat, action.plan) : undefined,
    words,
  });
  const canEnd = mine && legalActions(state).some(({ type }) => type === 'endTurn');
  return (
    <BarFrame
      game={game}
      seats={seats}
      player={player}
      mine={mine || planning}
      nobody={game.at === 'showing' ? fill(words.captions.round, { round: game.moment.state.round }) : null}
      over={words.prompts['over']}
      words={words}
      says={
        <>
          {(mine || planning || !next) && <p className="turn-prompt">{prompt}</p>}
          {game.at === 'over' && (
            <p className="visually-hidden">{outcome(state.standings, seats, ending, (vp) => ({ vp }))}</p>
          )}
          {mine && alsoPossible(state, words).map((text) => <p key={text}>{text}</p>)}
        </>
      }
    >
      {game.refused && !game.refused.place && (
        <Refusal refusal={game.refused.refusal} components={componentsOf(state)} clauseBase={clauseBase} />
      )}
      {game.askingToEnd && canEnd ? (
        <div key="asking" className="turn-warning" role="alert">
          {losses(state).map((loss) => (
            <p key={loss.kind}>{lossWords(words, locale, loss)}</p>
          ))}
          <button type="button" className="button" onClick={game.endTurn}>
            {words.endAnyway}
          </button>
          <button type="button" className="button button-main" onClick={game.stay}>
            {words.stay}
          </button>
        </div>
      ) : (
        <div key="acts" className="turn-acts">
          {canEnd && (
            <button type="button" className="button button-main" onClick={game.endTurn}>
              {words.endTurn}
            </button>
          )}
          {hint.button}
          <TurnBack game={game} words={words} stops={words.undoStops} />
        </div>
      )}
      {hint.says}
    </BarFrame>
  );
}
