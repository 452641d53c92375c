import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { SeatView } from '@machines/smartphone/view.ts';
import type { ReactNode } from 'react';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import { pieces } from '@/icons/pieces.ts';
import { symbols } from '@/icons/symbols.ts';
import { technologies } from '@/icons/technologies.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { drawn } from './drawn.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { StevePad } from './StevePad.tsx';
import { ImprovementTile, tileName } from './Tiles.tsx';
import './seatCard.css';

interface FigureProps {
  label: string;
  glyph: Glyph;
  hue: string;
  n: number;
}

const Figure = ({ label, glyph, hue, n }: FigureProps) => (
  <div className={`hue-${hue}`} title={label}>
    <dt>
      <Icon of={glyph} name={label} />
    </dt>
    <dd data-figure={hue}>{n}</dd>
  </div>
);

interface Props {
  seat: SeatView;
  name: string;
  /** The colour beside a name of its own, or who plays it. */
  kind: string;
  components: ComponentSet;
  words: BoardWords;
  now: boolean;
  planning: boolean;
  /** VP that count only at the end of the game: patents and retailers. */
  atEnd: number;
  /** What this round has brought so far. */
  gain: number;
  /** What is left of the turn's progress, if it is this seat's. */
  research: number;
  logistics: number;
}

/** One seat at a glance: VP, figures, technologies, improvements and plan. */
export const SeatCard = drawn(function SeatCard({ seat, name, kind, components, words, ...at }: Props) {
  const shown: ReactNode = seat.steve ? (
    <StevePad steve={seat.steve} components={components} words={words} label={fill(words.plan, { seat: name })} />
  ) : (
    seat.plan &&
    seat.tally && <PlanPicture plan={seat.plan} components={components} label={fill(words.plan, { seat: name })} />
  );
  const tiles = seat.steve ? seat.steve.placed : seat.improvements;
  return (
    <section
      className="seat-card shrinks grid level"
      aria-label={name}
      data-seat={seat.colour}
      data-now={at.now}
      data-at-end={at.atEnd > 0 ? '' : undefined}
    >
      <div className="seat-card-head flex gap-6px level shrinks one-line">
        <SeatShape seat={seat.colour} />
        <h3>{name}</h3>
        <span className="seat-kind grows shrinks soft-ink">{kind}</span>
        <span className="seat-gain">{at.gain > 0 && `+${at.gain}`}</span>
        <b className="seat-score tabular" data-vp={seat.vp}>
          <span className="visually-hidden">{fill(words.vp, { n: seat.vp })}</span>
          <span aria-hidden="true">{seat.vp}</span>
        </b>
        {at.atEnd > 0 && (
          <span className="seat-at-end inline-flex level soft-ink" title={words.countsAtEnd}>
            <Icon of={pieces.patent} />
            <span aria-hidden="true">+{at.atEnd}</span>
            <span className="visually-hidden">{fill(words.atEndVp, { n: at.atEnd })}</span>
          </span>
        )}
      </div>
      <dl className="seat-figures-row">
        <Figure label={words.price} glyph={phases.pricing} hue="priceUp" n={seat.price} />
        <Figure label={words.goods} glyph={symbols.goods} hue="goods" n={seat.goods} />
        <Figure label={words.goodsTokens} glyph={pieces.goodsToken} hue="goodsPriceDown" n={seat.tokens} />
        <Figure label={words.symbols.research} glyph={symbols.research} hue="research" n={at.research} />
        <Figure label={words.symbols.logistics} glyph={symbols.logistics} hue="logistics" n={at.logistics} />
      </dl>
      <ul className="seat-technologies flex gap-6px" aria-label={words.technologiesOwned}>
        {seat.technologies.map((each) => {
          const patent = seat.patents.includes(each);
          const called = words.technologies[each];
          return (
            <li key={each} title={called}>
              <span className="tile hue-research" aria-hidden="true">
                <Icon of={technologies[each]} />
              </span>
              {patent && (
                <span className="seal" aria-hidden="true">
                  <Icon of={pieces.patent} />
                </span>
              )}
              <span className="visually-hidden">
                {patent ? fill(words.withPatent, { technology: called }) : called}
              </span>
            </li>
          );
        })}
      </ul>
      <ul className="seat-tiles flex wraps gap-4px" aria-label={words.improvementsOwned}>
        {tiles.map((tile) => (
          <li key={tile}>
            <ImprovementTile components={components} tile={tile} />
            <span className="visually-hidden">{tileName(words, components, tile)}</span>
          </li>
        ))}
      </ul>
      <div className="seat-plan">
        {shown ||
          (at.planning && (
            <p className="seat-planned flex gap-1 level soft-ink small-print" data-ready={seat.planned}>
              {seat.planned && <Icon of={controls.yes} />}
              {seat.planned ? words.planned : words.planning}
            </p>
          ))}
      </div>
    </section>
  );
});
