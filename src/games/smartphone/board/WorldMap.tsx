import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import { type Region, regions } from '@machines/smartphone/names.ts';
import type { CSSProperties } from 'react';
import type { BoardWords } from '@/i18n/en/board.ts';
import { edgeLines, goesRound, lands, layouts, lineBetween, type MapLayout, type Spot } from './boardLayout.ts';
import { drawn } from './drawn.ts';

/** A straight line, or one that bends at its middle point. */
const path = ([start, ...rest]: Spot[]): string =>
  `M${start?.x} ${start?.y}${rest.length > 1 ? 'Q' : 'L'}${rest.map(({ x, y }) => `${x} ${y}`).join(' ')}`;

interface Props {
  components: ComponentSet;
  words: BoardWords;
  /** The region whose lines are brought out. */
  hot: Region | null;
}

const Lines = ({ components, hot, map }: Omit<Props, 'words'> & { map: MapLayout }) =>
  regions.flatMap((from) =>
    components.regions[from].connected
      .filter((to) => from < to && !goesRound(from, to))
      .map((to) => (
        <path
          key={`${from} ${to}`}
          className="way"
          d={path(lineBetween(from, to, map))}
          data-hot={hot === from || hot === to}
        />
      )),
  );

/** The ground under the cards: land, and the lines between regions. Every card says the same in words. */
export const WorldMap = drawn(function WorldMap({ components, words, hot }: Props) {
  const round = edgeLines.filter(({ from, to }) => components.regions[from].connected.includes(to));
  return (
    <div className="world" aria-hidden="true">
      <svg className="ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {lands.map((d) => (
          <path key={d} className="land" d={d} />
        ))}
        {(['large', 'small'] as const).map((size) => (
          <g key={size} className={`ways-${size}`}>
            <Lines components={components} hot={hot} map={layouts[size]} />
          </g>
        ))}
      </svg>
      {round.map(({ from, to, edge, y }) => {
        const shift = y - layouts.large.spots[from].y;
        const near = layouts.small.spots[from];
        return (
          <span
            key={`${from}-${to}`}
            className="way-round"
            data-edge={edge}
            data-hot={hot === from || hot === to}
            style={
              {
                '--y': y,
                '--to': layouts.large.spots[from].x,
                '--small-y': near.y + shift * 0.8,
                '--small-to': near.x,
              } as CSSProperties
            }
          >
            <i>{words.edges[to]}</i>
          </span>
        );
      })}
    </div>
  );
});
