import { rulesOf } from '@machines/smartphone/editions.ts';
import { restingState } from '@machines/smartphone/resting.ts';
import { legalActions } from '@machines/smartphone/rules/game.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useEffect, useRef, useState } from 'react';
import type { PlayWords } from '@/i18n/en/play.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { SeatShape } from '../board/Piece.tsx';
import { losses } from './losses.ts';
import { Refusal } from './Refusal.tsx';
import type { Game } from './useGame.ts';

interface Props {
  game: Game;
  names: Record<string, string>;
  words: PlayWords;
  locale: string;
  clauseBase: string;
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
    ...(open.has('sellOffBoard') ? [fill(words.also.nfc, { price })] : []),
    ...(remote ? [words.also.remote] : []),
  ];
}

/** Whose turn it is, what may be done, and the way out of it. Ending a turn that loses something asks first. */
export function TurnBar({ game, names, words, locale, clauseBase }: Props) {
  const { state } = game.now;
  const [asking, setAsking] = useState(false);
  const { next, seat } = game;
  const who = next ? (names[next] ?? next) : '';
  const mine = seat !== null;
  const prompt = fill(words.prompts[restingState(state)] ?? '', {
    progress: state.turn?.progress ?? 0,
    goods: state.turn ? seatOf(state, state.turn.seat).goods : 0,
    region: state.pending?.kind === 'bonus' ? state.pending.region : '',
  });
  const canEnd = mine && legalActions(state).some(({ type }) => type === 'endTurn');
  const bar = useRef<HTMLElement>(null);
  const { cursor } = game.now;
  // What had the focus may be gone after a move: it goes to the bar that says what comes next.
  useEffect(() => {
    if (cursor > 0 && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [cursor]);
  const lost = canEnd ? losses(state, words, locale) : [];
  const end = () => {
    setAsking(false);
    if (seat) game.act({ type: 'endTurn', seat });
  };
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className="turn-bar"
      data-seat={next ?? undefined}
      aria-label={fill(words.turnOf, { seat: who })}
    >
      <div className="turn-says" aria-live="polite">
        {next && (
          <p className="turn-who">
            <SeatShape seat={next} />
            {mine || game.flow.value === 'planning'
              ? fill(words.yourTurn, { seat: who })
              : game.flow.value === 'thinking'
                ? fill(words.thinking, { seat: who })
                : fill(words.turnOf, { seat: who })}
          </p>
        )}
        {mine && <p className="turn-prompt">{prompt}</p>}
        {mine && alsoPossible(state, words).map((text) => <p key={text}>{text}</p>)}
        {game.flow.value === 'thinking' && game.flow.context.why && <p className="quiet">{game.flow.context.why}</p>}
      </div>
      {game.refused && !game.refused.place && (
        <Refusal refusal={game.refused.refusal} components={componentsOf(state)} clauseBase={clauseBase} />
      )}
      {asking && canEnd ? (
        <div className="turn-warning" role="alert">
          {lost.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <button type="button" className="button" onClick={end}>
            {words.endAnyway}
          </button>
          <button type="button" className="button button-main" onClick={() => setAsking(false)}>
            {words.stay}
          </button>
        </div>
      ) : (
        <div className="turn-acts">
          {canEnd && (
            <button
              type="button"
              className="button button-main"
              onClick={() => (lost.length > 0 ? setAsking(true) : end())}
            >
              {words.endTurn}
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={!game.undo}
            title={words.undoStops}
            onClick={() => game.undo?.()}
          >
            <Icon of={controls.reset} /> {words.undo}
          </button>
          <button type="button" className="button" disabled={!game.redo} onClick={() => game.redo?.()}>
            {words.redo}
          </button>
          {game.flow.value === 'thinking' && (
            <button type="button" className="button" onClick={() => game.send({ type: 'hurry' })}>
              {words.hurry}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
