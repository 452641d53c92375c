import { createRules } from '@machines/core/rules.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import type { Colour, Region } from '@machines/smartphone/names.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { isWilling } from '@machines/smartphone/rules/sale.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { view } from '@machines/smartphone/view.ts';
import { type CSSProperties, useEffect, useId, useMemo, useState } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import { RegionCard } from '@/games/smartphone/board/RegionCard.tsx';
import { looking } from '@/games/smartphone/play/boardPlaces.ts';
import { count, fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { pageWords } from '@/ui/pageWords.ts';
import { tell } from '@/widgets/following.ts';
import { Act, Frame, undoGlyph } from '@/widgets/ui/Frame.tsx';
import './slide.css';

export interface SlideProps {
  /** The table just before its phase begins. */
  table: GameState;
  seat: Colour;
  regions: readonly Region[];
  name: string | undefined;
  title: string | undefined;
  lab: string;
}

const nothing = () => undefined;

/** The table with the seat's marker elsewhere, and the phase begun on it by the rules. */
function begunAt(table: GameState, seat: Colour, price: number) {
  const seats = table.seats.map((each) => (each.colour === seat ? { ...each, price } : each));
  return createRules(smartphoneChart, { begins: { ...table, seats } }).get().entries[0];
}

/** A price to slide along the track: who goes when, and who would still buy, change with it. */
export default function PriceSlide({ table, seat, regions, name, title, lab }: SlideProps) {
  const { widgets: words, smartphone } = pageWords();
  const { board } = smartphone;
  const components = componentsOf(table);
  const { min, max } = components.priceTrack;
  const first = seatOf(table, seat).price;
  const [price, setPrice] = useState(first);
  const id = useId();
  const begun = useMemo(() => begunAt(table, seat, price), [table, seat, price]);
  const state = begun?.snapshot.context.game ?? table;
  useEffect(() => {
    if (!name || !begun) return;
    tell({
      name,
      active: activeStates(begun.snapshot),
      taken: begun.steps.flatMap(({ ways }) => ways.map(wayId)),
    });
  }, [name, begun]);
  const own = seatOf(state, seat);
  const seen = { view: view(state, null), components, words: board, pointing: looking };
  const places = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const at = (value: number) => ({ '--at': (value - min + 0.5) / places.length }) as CSSProperties;
  return (
    <Frame
      kind="position"
      label={words.live}
      title={title}
      acts={
        <>
          <Act glyph={undoGlyph} disabled={price === first} onPress={() => setPrice(first)}>
            {words.again}
          </Act>
          <a className="quiet-act no-print" href={lab} aria-label={words.labHint}>
            {words.lab}
          </a>
        </>
      }
    >
      <div className="slide grid gap-4">
        <div className="slide-track">
          {state.seats.map((each) => (
            <span key={each.colour} className="slide-marker" data-own={each.colour === seat} style={at(each.price)}>
              <SeatShape seat={each.colour} />
            </span>
          ))}
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            value={price}
            aria-label={fill(words.slide, { seat: board.seats[seat] })}
            onChange={(event) => setPrice(Number(event.currentTarget.value))}
          />
          <ol aria-hidden="true">
            {places.map((value) => (
              <li key={value} data-here={value === price}>
                {value}
              </li>
            ))}
          </ol>
        </div>
        <ol className="slide-order grid gap-2" aria-label={words.order} aria-live="polite">
          {state.order.map((colour, n) => (
            <li className="flex level" key={colour} data-own={colour === seat}>
              <b>{n + 1}.</b> <SeatShape seat={colour} /> <span>{board.seats[colour]}</span>
              <small>{fill(words.price, { price: seatOf(state, colour).price })}</small>
            </li>
          ))}
        </ol>
        {regions.map((region) => {
          const free = components.regions[region].buyers.filter(
            (buyer, n) => state.sold[region][n] === null && isWilling(own, buyer),
          ).length;
          const where = { region: board.regions[region], price };
          return (
            <div key={region} className="slide-buyers grid level gap-4">
              <ul>
                <RegionCard table={seen} region={region} onHot={nothing} />
              </ul>
              <p aria-live="polite">
                {free > 0 ? (
                  <>
                    <b>{count(words.buyers, free)}</b> {fill(words.buyersSay, where)}
                  </>
                ) : (
                  fill(words.noBuyers, where)
                )}
              </p>
            </div>
          );
        })}
      </div>
    </Frame>
  );
}
