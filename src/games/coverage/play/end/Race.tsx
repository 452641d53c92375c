import type { Colour } from '@machines/coverage/names.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { useRef } from 'react';
import type { CoverageWords } from '@/i18n/en/coverage.ts';
import { apart } from '@/play/ui/end/apart.ts';
import { useBox } from '@/play/ui/end/useBox.ts';
import { SeatPaths } from '@/ui/Piece.tsx';
import { Scroll } from '@/ui/Scroll.tsx';
import type { TurnWorth } from '../worth.ts';

/** Lines differ by their dashes too, and end in the seat's shape and name. */
const dashes: Record<Colour, string> = { green: '', blue: '7 3', black: '2 2', yellow: '10 3 2 3', red: '4 2' };

/** What the edges of the drawing need for words. */
const [left, top, bottom] = [44, 8, 24];

interface Props {
  seats: readonly Colour[];
  race: readonly TurnWorth[];
  names: Record<Colour, string>;
  words: CoverageWords['worth'];
}

/** A round step between two lines, so that about four fit. */
const stepFor = (most: number): number => [5, 10, 20, 25, 50, 100, 200, 500].find((step) => most / step <= 4.5) ?? 1000;

/** Net worth after each turn (C7.2): one line for each player, and the same numbers as a table. */
export function Race({ seats, race, names, words }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const [width, height] = useBox(drawing, 640, 190);
  const right = Math.max(124, width * 0.15);
  const most = Math.max(1, ...race.flatMap(({ worth }) => Object.values(worth)));
  const step = stepFor(most);
  const ceiling = Math.ceil(most / step) * step;
  const x = (at: number) => left + (at * (width - left - right)) / Math.max(1, race.length - 1);
  const y = (worth: number) => height - bottom - (worth * (height - top - bottom)) / ceiling;
  const worthOf = (at: number, seat: Colour) => race[at]?.worth[seat] ?? 0;
  const last = race.length - 1;
  const every = Math.max(1, Math.ceil(last / ((width - left - right) / 44)));
  const ends = seats
    .map((seat) => ({ key: seat, worth: worthOf(last, seat), y: y(worthOf(last, seat)) }))
    .sort((a, b) => b.worth - a.worth);
  const named = apart(ends, width > 900 ? 19 : 15, top + 2);
  return (
    <figure className="race">
      <figcaption>{words.title}</figcaption>
      <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {Array.from({ length: ceiling / step + 1 }, (_, at) => at * step).map((amount) => (
          <g key={amount}>
            <path className="race-line" d={`M${left} ${y(amount)}H${width - right}`} />
            <text className="race-amount" x={left - 6} y={y(amount) + 4}>
              {dollars(amount)}
            </text>
          </g>
        ))}
        {race.map(({ turn }, at) =>
          at % every === 0 ? (
            <text key={turn} x={x(at)} y={height - 6}>
              {turn === 0 ? words.start : turn}
            </text>
          ) : null,
        )}
        {ends.map(({ key: seat, worth }) => (
          <g key={seat} className={`seat-${seat}`}>
            <polyline
              className="race-worth"
              data-runs="line"
              strokeDasharray={dashes[seat]}
              points={race.map((_, turn) => `${x(turn).toFixed(1)},${y(worthOf(turn, seat)).toFixed(1)}`).join(' ')}
            />
            <g transform={`translate(${x(last) + 5} ${named[seat] - 6}) scale(.5)`}>
              <SeatPaths seat={seat} />
            </g>
            <text className="race-name" x={x(last) + 21} y={named[seat] + 4}>
              {dollars(worth)} {names[seat]}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>{words.table}</summary>
        <Scroll label={words.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.turn}</th>
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    {names[seat]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {race.map(({ turn, worth }) => (
                <tr key={turn}>
                  <th scope="row">{turn === 0 ? words.start : turn}</th>
                  {seats.map((seat) => (
                    <td key={seat}>{dollars(worth[seat] ?? 0)}</td>
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
