import type { Colour } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { view } from '@machines/smartphone/view.ts';
import { useState } from 'react';
import { SeatPanel } from '@/games/smartphone/board/SeatPanel.tsx';
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

/** Who is who: price, goods, technologies and points of each, and whose turn it is. One that is pressed tells all. */
export function SeatsRow({ state, page }: { state: GameState; page: SmartphoneLivePage }) {
  const { board, live } = page;
  const { turn, phase } = state;
  const [open, setOpen] = useState<Colour | null>(null);
  const seen = view(state, turn?.seat ?? null);
  const placing = phase === 'research' || phase === 'logistics' ? phase : null;
  return (
    <div className="live-seats-room shrinks">
      {open && (
        <div className="live-panel">
          <SeatPanel view={seen} components={componentsOf(state)} words={board} seat={open} />
        </div>
      )}
      <ul className="live-seats flex gap-2" aria-label={live.seats}>
        {seen.seats.map(({ colour, price, goods, vp, technologies: own }) => {
          const now = turn?.seat === colour;
          return (
            <li key={colour}>
              <button
                type="button"
                className="live-seat card-leaf shrinks one-line flex gap-2 level"
                data-now={now}
                aria-expanded={open === colour}
                onClick={() => setOpen(open === colour ? null : colour)}
              >
                <SeatShape seat={colour} />
                <b className="live-name">
                  {board.seats[colour]}
                  {now && <span className="visually-hidden"> ({live.seatNow})</span>}
                </b>
                <Figure of={phases.pricing} hue="priceUp" name={live.price} n={price} kind="price" />
                <Figure of={symbols.goods} hue="goods" name={live.goods} n={goods} kind="goods" />
                {now && placing && turn.progress > 0 && (
                  <Figure of={symbols[placing]} hue={placing} name={live.progress} n={turn.progress} kind="progress" />
                )}
                {own.map((each) => (
                  <span key={each} className="tile hue-research">
                    <Icon of={technologies[each]} />
                    <span className="visually-hidden">{board.technologies[each]}</span>
                  </span>
                ))}
                <span className="live-vp">{fill(live.vp, { n: vp })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
