import { seatOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { fill } from '@/i18n/format.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import { symbols } from '@/icons/symbols.ts';
import { technologies } from '@/icons/technologies.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { SmartphoneLivePage } from './smartphonePage.ts';

const Figure = ({ of, hue, name, n, kind }: { of: Glyph; hue: string; name: string; n: number; kind: string }) => (
  <span className={`live-figure live-${kind} hue-${hue}`}>
    <Icon of={of} />
    <span className="visually-hidden">{name}</span> {n}
  </span>
);

/** Who is who: price, goods, technologies and points of each, and whose turn it is. */
export function SeatsRow({ state, page }: { state: GameState; page: SmartphoneLivePage }) {
  const { board, live } = page;
  const { turn, phase } = state;
  const placing = phase === 'research' || phase === 'logistics' ? phase : null;
  return (
    <ul className="live-seats" aria-label={live.seats}>
      {state.setup.seats.map(({ colour }) => {
        const { price, goods, vp, technologies: own } = seatOf(state, colour);
        const now = turn?.seat === colour;
        return (
          <li key={colour} className="live-seat" data-now={now}>
            <SeatShape seat={colour} />
            <b className="live-name">
              {board.seats[colour]}
              {now && <span className="visually-hidden"> ({live.seatNow})</span>}
            </b>
            <Figure of={phases.pricing} hue="priceUp" name={live.price} n={price} kind="price" />
            <Figure of={symbols.goods} hue="goods" name={live.goods} n={goods} kind="goods" />
            {now && placing && turn.progress > 0 && (
              <Figure
                of={symbols[placing]}
                hue={placing}
                name={fill(page.progressLeft, { n: '' })}
                n={turn.progress}
                kind="progress"
              />
            )}
            {own.map((each) => (
              <span key={each} className="tile hue-research">
                <Icon of={technologies[each]} />
                <span className="visually-hidden">{board.technologies[each]}</span>
              </span>
            ))}
            <span className="live-vp">{fill(live.vp, { n: vp })}</span>
          </li>
        );
      })}
    </ul>
  );
}
