import type { View } from '@machines/smartphone/view.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import { symbols } from '@/icons/symbols.ts';
import { technologies } from '@/icons/technologies.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import './handRow.css';

interface Props {
  view: View;
  words: BoardWords;
  /** “{n} progress left”. */
  left: string;
}

const Figure = ({ of, hue, name, n }: { of: Glyph; hue: string; name: string; n: number }) => (
  <span className={`hand-figure inline-flex gap-3px level hue-${hue}`}>
    <Icon of={of} />
    <span className="visually-hidden">{name}</span> {n}
  </span>
);

/** What everyone has, in one row below the map: price, goods, technologies, points, and progress still to place. */
export function HandRow({ view, words, left }: Props) {
  const { turn, phase, you } = view;
  return (
    <ul className="hand-row flex wraps level">
      {view.seats.map(({ colour, price, goods, vp, technologies: own }) => {
        const placing = turn?.seat === colour && colour === you && (phase === 'research' || phase === 'logistics');
        return (
          <li key={colour} className={`seat-${colour} flex gap-8px level soft-ink`} data-you={colour === you}>
            <SeatShape seat={colour} />
            <b>{words.seats[colour]}</b>
            <Figure of={phases.pricing} hue="priceUp" name={words.price} n={price} />
            <Figure of={symbols.goods} hue="goods" name={words.goods} n={goods} />
            {own.map((each) => (
              <span key={each} className="tile hue-research">
                <Icon of={technologies[each]} />
                <span className="visually-hidden">{words.technologies[each]}</span>
              </span>
            ))}
            {placing ? (
              <span className="hand-left inline-flex gap-4px level">
                {Array.from({ length: turn.progress }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a disc is its place in the row
                  <i key={at} aria-hidden="true" />
                ))}
                {fill(left, { n: turn.progress })}
              </span>
            ) : (
              <span>{fill(words.vp, { n: vp })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
