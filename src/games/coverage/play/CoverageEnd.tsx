import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/index.ts';
import type { ReactNode } from 'react';
import { outcome } from '@/play/outcome.ts';
import { playerOf } from '@/play/people.ts';
import { SeatHead } from '@/play/ui/end/SeatHead.tsx';
import { Scroll } from '@/ui/Scroll.tsx';
import type { CoveragePage } from './coveragePlayPage.ts';
import '@/play/ui/end/end.css';
import '@/play/ui/end/tables.css';

interface Props extends Pick<CoveragePage, 'words'> {
  state: GameState;
  onNewGame: () => void;
  /** What else there is to see of it. */
  children: ReactNode;
}

/** A finished game: who won, and what each net worth is made of (C7.2). */
export function CoverageEnd({ state, onNewGame, children, words }: Props) {
  const text = words.end;
  const standings = state.standings ?? [];
  return (
    <section className="end" aria-label={text.title}>
      <header className="end-head">
        <h2>{outcome(standings, words.seats, text, (total) => ({ amount: dollars(total) }))}</h2>
        <button type="button" className="button button-main" onClick={onNewGame}>
          {text.newGame}
        </button>
      </header>
      <Scroll label={text.table}>
        <table>
          <caption>{text.table}</caption>
          <thead>
            <tr>
              <th scope="col">{text.seat}</th>
              <th scope="col">{text.place}</th>
              <th scope="col">{text.cash}</th>
              <th scope="col">{text.shares}</th>
              <th scope="col">{text.total}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ colour, place, cash, shares, total }) => (
              <tr key={colour} className="row-seat">
                <SeatHead seat={colour} words={words} mark={words.players[playerOf(state.setup, colour)]} />
                <td>{place}</td>
                <td>{dollars(cash)}</td>
                <td>{dollars(shares)}</td>
                <td>{dollars(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {children}
    </section>
  );
}
