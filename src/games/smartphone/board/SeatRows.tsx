import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { TracksProps } from './Tracks.tsx';

/** SP.3: phases that are gone through in an order, which is worked out as each begins. */
const isOrdered = (phase: TracksProps['view']['phase']): boolean =>
  ['improvement', 'research', 'logistics', 'sale'].includes(phase);

/** Who acts when in this phase, and who acts now. */
export function TurnOrder(table: TracksProps) {
  const { view, words } = table;
  if (view.order.length === 0)
    return <p className="track-note soft-ink">{isOrdered(view.phase) ? words.orderWithPhase : words.noOrder}</p>;
  return (
    <ol className="seat-row">
      {view.order.map((seat) => {
        const now = view.turn?.seat === seat;
        return (
          <li className="flex level" key={seat} data-now={now} aria-current={now ? 'true' : undefined}>
            <SeatShape seat={seat} />
            {words.seats[seat]}
            {now && <span className="visually-hidden"> ({words.atTurn})</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The seats by VP; after the end by their totals (SE.1). */
export function Ranking(table: TracksProps) {
  const { view, words } = table;
  const ranked =
    view.standings?.map(({ colour, total }) => ({ colour, vp: total })) ?? [...view.seats].sort((a, b) => b.vp - a.vp);
  return (
    <ol className="seat-row">
      {ranked.map(({ colour, vp }) => (
        <li className="flex level" key={colour}>
          <SeatShape seat={colour} />
          <span className="visually-hidden">{fill(words.rankOf, { seat: words.seats[colour], n: vp })}</span>
          <b aria-hidden="true">{vp}</b>
        </li>
      ))}
    </ol>
  );
}
