import type { Company } from '@machines/coverage/names.ts';
import { finalStandings } from '@machines/coverage/rules/ending.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { view } from '@machines/coverage/view.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { Seal } from '@/games/coverage/map/Seal.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import type { CoverageLivePage } from './coveragePage.ts';

/** Who is who: cash, shares and worth of each, as far as all may see it, and whose turn it is. */
export function SeatsRow({ state, page }: { state: GameState; page: CoverageLivePage }) {
  const { table, live } = page;
  const acts = actingSeat(state);
  const worth = finalStandings(state);
  return (
    <div className="live-seats-room shrinks">
      <ul className="live-seats flex gap-2" aria-label={live.seats}>
        {view(state, null).seats.map(({ colour, cash, shares }) => {
          const now = acts === colour;
          return (
            <li key={colour}>
              <div className="live-seat card-leaf shrinks one-line flex gap-2 level" data-now={now}>
                <SeatShape seat={colour} />
                <b className="live-name">
                  {table.seats[colour]}
                  {now && <span className="visually-hidden"> ({live.seatNow})</span>}
                </b>
                <span className="live-figure live-price">
                  <span className="visually-hidden">{table.player.cash}</span> {cash === null ? '?' : dollars(cash)}
                </span>
                <span className="live-figure live-shares">
                  <span className="visually-hidden">{live.shares}</span>
                  {Object.entries(shares)
                    .filter(([, n]) => n > 0)
                    .map(([company, n]) => (
                      <span key={company} className="live-figure">
                        <Seal company={company as Company} />
                        <span className="visually-hidden">{table.companies[company as Company]}</span>
                        {n}
                      </span>
                    ))}
                </span>
                <span className="live-vp">
                  <span className="visually-hidden">{table.player.worth}</span>{' '}
                  {cash === null ? '' : `= ${dollars(worth.find((each) => each.colour === colour)?.total ?? 0)}`}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
