import { printed } from '@machines/smartphone/components/printed.ts';
import { type Colour, colours, type Region, regions } from '@machines/smartphone/names.ts';
import type { CSSProperties } from 'react';
import {
  edgeLines,
  goesRound,
  lands,
  lineBetweenSmall,
  type Spot,
  spots,
} from '@/games/smartphone/board/boardLayout.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { technologies } from '@/icons/technologies.ts';
import { Piece } from '@/ui/Piece.tsx';
import './tableMap.css';

interface Props {
  words: Pick<BoardWords, 'regions' | 'cards' | 'edges'>;
  seated: readonly Colour[];
  retailers: readonly Region[];
  /** What a covered region is called; left out where none is. */
  retailer?: string;
  /** Whether it can be read by itself: the VP of each office space, what one costs, and where lines leave the map. */
  numbers?: boolean;
  /** Only where the regions lie and how they are joined. */
  plain?: boolean;
}

const path = ([start, ...rest]: Spot[]): string =>
  `M${start?.x} ${start?.y}${rest.length > 1 ? 'Q' : 'L'}${rest.map(({ x, y }) => `${x} ${y}`).join(' ')}`;

const lines = regions.flatMap((from) =>
  printed.regions[from].connected
    .filter((to) => from < to && !goesRound(from, to))
    .map((to) => path(lineBetweenSmall(from, to))),
);

/** A buyer: the most it pays, or the technology it wants. */
const buyers = (region: Region) =>
  printed.regions[region].buyers.map((buyer, at) =>
    'price' in buyer ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a buyer is its place in the row
      <span key={at}>{buyer.price}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a buyer is its place in the row
      <span key={at} className="tm-tech">
        <Icon of={technologies[buyer.technology]} />
      </span>
    ),
  );

/** The board as it lies before the first round, to look at: regions, lines, homes, and what retailers cover. */
export const TableMap = ({ words, seated, retailers, retailer, numbers = false, plain = false }: Props) => (
  <div className="table-map" data-plain={plain} data-numbers={numbers}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {lands.map((d) => (
        <path key={d} className="tm-land" d={d} />
      ))}
      {lines.map((d) => (
        <path key={d} className="tm-line" d={d} />
      ))}
      {edgeLines.map(({ from, to, edge, y }) => (
        <path
          key={`${from} ${to}`}
          className="tm-line tm-round"
          d={`M${spots[from].x} ${y}H${edge === 'left' ? -8 : 108}`}
        />
      ))}
    </svg>
    {numbers &&
      edgeLines.map(({ from, to, edge, y }) => (
        <span key={`${from} ${to}`} className={`tm-edge tm-${edge}`} style={{ '--y': y } as CSSProperties}>
          {words.edges[to]}
        </span>
      ))}
    {regions.map((region) => {
      const home = colours.find((colour) => printed.seats[colour].home === region && seated.includes(colour));
      const covered = retailers.includes(region);
      return (
        <div
          key={region}
          className={`tm-region tm-${printed.regions[region].size}`}
          data-covered={covered}
          style={{ '--x': spots[region].x, '--y': spots[region].y } as CSSProperties}
        >
          <b>
            {words.cards[region]}
            {home && <Piece seat={home} kind="home" />}
            {numbers && (
              <span className="tm-cost inline-flex level">
                {Array.from({ length: printed.sizes[printed.regions[region].size].cost }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one of so many
                  <i key={at} />
                ))}
              </span>
            )}
          </b>
          <span className="tm-spaces">
            {printed.sizes[printed.regions[region].size].offices.map(({ first, second }, at) => (
              <span className="grid centred" key={first}>
                {at === 0 && home ? (
                  <Piece seat={home} kind="office" />
                ) : (
                  numbers &&
                  !covered && (
                    <>
                      {first} {second && <small>{second}</small>}
                    </>
                  )
                )}
              </span>
            ))}
          </span>
          {covered ? (
            <span className="tm-shop flex gap-4px level firm">
              <Icon of={pieces.retailer} /> {retailer}
            </span>
          ) : (
            <span className="tm-buyers">{buyers(region)}</span>
          )}
        </div>
      );
    })}
  </div>
);
