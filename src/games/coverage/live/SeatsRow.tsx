import { actingSeat } from '@machines/coverage/rules/table.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { view } from '@machines/coverage/view.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { CoverageLivePage } from './coveragePage.ts';

/** Who is who: what each holds in cash, as far as all may see it, and whose turn it is. */
export function SeatsRow({ state, page }: { state: GameState; page: CoverageLivePage }) {
  const { table, live } = page;
  const acts = actingSeat(state);
  return (
    <ul className="live-seats" aria-label={live.seats}>
      {view(state, null).seats.map(({ colour, cash }) => {
        const now = acts === colour;
        return (
          <li key={colour} className="live-seat" data-now={now}>
            <SeatShape seat={colour} />
            <b className="live-name">
              {table.seats[colour]}
              {now && <span className="visually-hidden"> ({live.seatNow})</span>}
            </b>
            {cash !== null && <span className="live-vp">{dollars(cash)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
