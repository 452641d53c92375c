import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useMemo } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { Page } from '@/play/ui/playWords.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { accounts } from '../log.ts';
import { within, youOf } from '../onStage.ts';
import type { Session } from '../smartphone.ts';
import { Race } from './Race.tsx';
import { SourceBars } from './SourceBars.tsx';
import { levelOf, verdictWords } from './verdict.ts';
import './endSheet.css';

interface Props extends Page {
  state: GameState;
  session: Session;
  log: readonly Action[];
  names: Record<Colour, string>;
  onLift: () => void;
}

/** The end, over the board: who won, by how much and why, the race, and where the points came from. */
export function EndSheet({ state, session, log, names, words, onLift }: Props) {
  const books = useMemo(() => accounts(session.setup, log), [session, log]);
  const text = words.ending;
  const ranked = (state.standings ?? []).flatMap(({ colour }) => books.find((book) => book.colour === colour) ?? []);
  const winners = (state.standings ?? []).filter(({ place }) => place === 1).map(({ colour }) => colour);
  const [winner] = winners;
  const you = youOf(session.setup, names, words);
  const { title, why } = verdictWords({
    ranked,
    winners,
    level: levelOf(state),
    names,
    you,
    inside: within(names, words),
    words: text,
    rounds: words.board.roundNames,
  });
  return (
    <section className="end-sheet" data-stage="end" data-arrives tabIndex={-1} aria-label={text.title}>
      <header className={`end-banner ${winner ? `seat-${winner}` : ''}`} data-runs="banner">
        {winner && <SeatShape seat={winner} />}
        <div>
          <h2>{title}</h2>
          {why && <p>{why}</p>}
        </div>
        <button type="button" className="button" onClick={onLift}>
          <Icon of={controls.map} />
          {text.board}
        </button>
      </header>
      <figure className="end-race">
        <figcaption>{text.race}</figcaption>
        <Race books={ranked} names={names} you={you} words={words} />
      </figure>
      <SourceBars books={ranked} names={names} words={text} />
    </section>
  );
}
