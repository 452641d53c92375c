import type { Colour, Company } from '@machines/coverage/names.ts';
import { finalStandings } from '@machines/coverage/rules/ending.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { view } from '@machines/coverage/view.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { Seal } from '@/games/coverage/map/Seal.tsx';
import { playerOf } from '@/play/people.ts';
import { SeatHead } from '@/play/ui/end/SeatHead.tsx';
import { Scroll } from '@/ui/Scroll.tsx';
import type { TablePage } from './coveragePlayPage.ts';
import '@/play/ui/end/tables.css';

interface Props extends TablePage {
  state: GameState;
  /** The viewer's seat; null for a spectator. */
  you: Colour | null;
  /** Who has to act. */
  next: Colour | null;
}

/** What each player holds, as far as whoever looks may see it (C2.6). */
export function Players({ state, you, next, words }: Props) {
  const seen = view(state, you);
  const text = words.player;
  const worth = finalStandings(state);
  return (
    <Scroll label={text.title}>
      <table className="coverage-players">
        <caption>{text.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.end.seat}</th>
            <th scope="col">{text.cash}</th>
            <th scope="col">{text.shares}</th>
            <th scope="col">{text.worth}</th>
          </tr>
        </thead>
        <tbody>
          {seen.seats.map(({ colour, cash, shares }) => (
            <tr key={colour} className="row-seat" data-now={next === colour}>
              <SeatHead seat={colour} words={words} mark={words.players[playerOf(state.setup, colour)]} />
              <td>{cash === null ? text.hidden : dollars(cash)}</td>
              <td>
                <span className="held-shares inline-flex wraps">
                  {Object.entries(shares).map(([company, n]) => (
                    <span className="inline-flex level gap-1" key={company}>
                      <Seal company={company as Company} />
                      <span className="visually-hidden">{words.companies[company as Company]}</span> {n}
                    </span>
                  ))}
                </span>
              </td>
              <td>{cash === null ? text.hidden : dollars(worth.find((each) => each.colour === colour)?.total ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
