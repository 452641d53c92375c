import { type Region, regions } from '@machines/smartphone/names.ts';
import { drawnBy } from './drawn.ts';
import { edgeLines, goesRound, lands, lineBetween, type Spot, spots } from './layout.ts';
import type { Table } from './table.ts';

/** How far the edges of the map stand outside the field of the cards, in pixels; board.css keeps that room free. */
const margin = 72;

/** A straight line, or one that bends at its middle point. */
const path = ([start, ...rest]: Spot[]): string =>
  `M${start?.x} ${start?.y}${rest.length > 1 ? 'Q' : 'L'}${rest.map(({ x, y }) => `${x} ${y}`).join(' ')}`;

interface Props {
  table: Pick<Table, 'components' | 'words'>;
  /** The region whose lines are brought out. */
  hot: Region | null;
}

/** The ground under the cards: land, and the lines between regions. Every card says the same in words. */
export const WorldMap = drawnBy(
  function WorldMap({ table: { components, words }, hot }: Props) {
    const lines = regions.flatMap((from) =>
      components.regions[from].connected
        .filter((to) => from < to && !goesRound(from, to))
        .map((to) => ({ from, to, d: path(lineBetween(from, to)) })),
    );
    const round = edgeLines.filter(({ from, to }) => components.regions[from].connected.includes(to));
    return (
      <svg aria-hidden="true">
        <svg className="ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lands.map((d) => (
            <path key={d} className="land" d={d} />
          ))}
          {lines.map(({ from, to, d }) => (
            <path key={d} className="way" d={d} data-hot={hot === from || hot === to} />
          ))}
        </svg>
        {round.map(({ from, to, edge, y }) => (
          <g
            key={`${from}-${to}`}
            className="way-round"
            data-hot={hot === from || hot === to}
            transform={edge === 'right' ? `translate(${margin} 0)` : undefined}
          >
            <line
              className="way"
              x1={edge === 'left' ? -margin : `${spots[from].x}%`}
              x2={edge === 'left' ? `${spots[from].x}%` : '100%'}
              y1={`${y}%`}
              y2={`${y}%`}
            />
            <text
              x={edge === 'left' ? -margin + 4 : '100%'}
              dx={edge === 'left' ? 0 : -4}
              y={`${y}%`}
              dy="-5"
              textAnchor={edge === 'left' ? 'start' : 'end'}
            >
              {words.edges[to]}
            </text>
          </g>
        ))}
      </svg>
    );
  },
  ({ table: { components, words }, hot }) => [components, words, hot],
);
