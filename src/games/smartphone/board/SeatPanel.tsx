import type { Colour } from '@machines/smartphone/names.ts';
import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import { pieces } from '@/icons/pieces.ts';
import { symbols } from '@/icons/symbols.ts';
import { Part } from '@/ui/Part.tsx';
import { Piece } from '@/ui/Piece.tsx';
import { ActiveSymbols } from './ActiveSymbols.tsx';
import { type BoardPart, playerIn } from './boardPart.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { Researched, SteveImprovements, TileRow } from './SeatBelongings.tsx';
import '@/play/ui/seat.css';

export interface SeatPanelProps extends Omit<BoardPart, 'pointing'> {
  seat: Colour;
  /** The player's name; the seat's colour when left out. */
  name?: string;
}

interface FigureProps {
  label: string;
  glyph: Glyph;
  hue: string;
  children: ReactNode;
}

const Figure = ({ label, glyph, hue, children }: FigureProps) => (
  <div className={`seat-figure flex wraps apart hue-${hue}`}>
    <dt>
      <Icon of={glyph} />
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** Everything in front of one seat. */
export function SeatPanel({ seat: colour, name, ...table }: SeatPanelProps) {
  const { view, components, words } = table;
  const seat = view.seats.find((each) => each.colour === colour);
  if (!seat) return null;
  const called = name ?? words.seats[colour];
  // S1.8: a plan is shown to all at once, when its symbols are counted; one's own lies on the desk until then.
  const shown = seat.tally && seat.plan;
  return (
    <Part
      className={`seat-panel grid from-top gap-2 seat-${colour}`}
      aria-label={called}
      data-now={view.turn?.seat === colour}
    >
      <div className="seat-head flex gap-2 level">
        <Piece seat={colour} kind="office" />
        <h3>
          {called}
          {[view.you === colour ? words.you : '', playerIn(table, colour)].filter(Boolean).map((mark) => (
            <span key={mark} className="seat-mark soft-ink">
              {' '}
              {mark}
            </span>
          ))}
        </h3>
        <b className="seat-vp tabular one-line">{fill(words.vp, { n: seat.vp })}</b>
      </div>
      {view.phase === 'planning' && !seat.steve && (
        <p className="seat-planned flex gap-1 level soft-ink small-print" data-ready={seat.planned}>
          {seat.planned && <Icon of={controls.yes} />}
          {seat.planned ? words.planned : words.planning}
        </p>
      )}
      <dl className="flex gap-2">
        <Figure label={words.price} glyph={phases.pricing} hue="priceUp">
          {seat.price}
        </Figure>
        <Figure label={words.goods} glyph={symbols.goods} hue="goods">
          {seat.goods}
        </Figure>
        <Figure label={words.goodsTokens} glyph={pieces.goodsToken} hue="goods">
          {seat.tokens}
        </Figure>
      </dl>
      <div className="seat-belongings grid gap-2">
        <Researched words={words} seat={seat} />
        {seat.steve ? (
          <SteveImprovements table={table} steve={seat.steve} />
        ) : (
          <TileRow table={table} label={words.improvementsOwned} tiles={seat.improvements} />
        )}
        {seat.tally && <ActiveSymbols table={table} tally={seat.tally} />}
        {shown && <PlanPicture plan={shown} components={components} label={fill(words.plan, { seat: called })} />}
      </div>
    </Part>
  );
}
