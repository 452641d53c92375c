import type { Colour } from '@machines/coverage/names.ts';
import type { Setup } from '@machines/coverage/state.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { dollars } from '@machines/coverage/words/index.ts';
import { useMemo } from 'react';
import { SeatPaths } from '@/ui/Piece.tsx';
import { Scroll } from '@/ui/Scroll.tsx';
import type { CoveragePage } from './coveragePlayPage.ts';
import { worthByTurn } from './worth.ts';

/** Lines differ by their dashes too, and end in the seat's shape. */
const dashes: Record<Colour, string> = { green: '', blue: '6 3', black: '2 2', yellow: '10 3 2 3', red: '1 4' };
const width = 300;
const height = 110;

interface Props extends CoveragePage {
  setup: Setup;
  log: readonly Coverage['action'][];
}

/** Net worth after each turn (C7.2), as lines and as a table. */
export function Worth({ setup, log, words }: Props) {
  const text = words.worth;
  const turns = useMemo(() => worthByTurn(setup, log), [setup, log]);
  const most = Math.max(1, ...turns.flatMap(({ worth }) => Object.values(worth)));
  const x = (at: number) => 6 + (at * (width - 24)) / Math.max(1, turns.length - 1);
  const y = (worth: number) => height - 6 - (worth * (height - 16)) / most;
  const worthOf = (at: number, colour: Colour) => turns[at]?.worth[colour] ?? 0;
  if (turns.length < 2) return null;
  return (
    <figure className="worth">
      <figcaption>
        <b>{text.title}</b> <span className="quiet">{text.chart}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className="worth-axis" d={`M6 4V${height - 6}H${width - 4}`} />
        <text x="8" y="9">
          {dollars(most)}
        </text>
        {setup.seats.map(({ colour }) => (
          <g key={colour} className={`seat-${colour}`}>
            <polyline
              className="worth-line"
              strokeDasharray={dashes[colour]}
              points={turns.map((_, at) => `${x(at).toFixed(1)},${y(worthOf(at, colour)).toFixed(1)}`).join(' ')}
            />
            <g
              transform={`translate(${x(turns.length - 1) + 2} ${y(worthOf(turns.length - 1, colour)) - 5}) scale(.42)`}
            >
              <SeatPaths seat={colour} />
            </g>
          </g>
        ))}
      </svg>
      <details>
        <summary>{text.table}</summary>
        <Scroll label={text.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.turn}</th>
                {setup.seats.map(({ colour }) => (
                  <th key={colour} scope="col">
                    {words.seats[colour]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map(({ turn, worth }) => (
                <tr key={turn} className="row-seat">
                  <th scope="row">{turn}</th>
                  {setup.seats.map(({ colour }) => (
                    <td key={colour}>{dollars(worth[colour] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </figure>
  );
}
