import { Figure, type TableData } from './Figure.tsx';
import { Mark, ticks } from './marks.tsx';

export interface SpreadRow {
  name: string;
  mean: number;
  /** Seats by the lower end of their step. */
  seats: ReadonlyMap<number, number>;
}

interface Props {
  title: string;
  note: string;
  rows: readonly SpreadRow[];
  step: number;
  table: TableData;
  tableWords: string;
}

const [wide, tall, left] = [340, 64, 2];

/** How often each score came up, one hill for each player, on one scale. */
export function Spread({ title, note, rows, step, table, tableWords }: Props) {
  const steps = rows.flatMap(({ seats }) => [...seats.keys()]);
  const [least, most] = [Math.min(...steps), Math.max(...steps) + step];
  const x = (value: number) => left + ((value - least) / (most - least || 1)) * (wide - 2 * left);
  const bottom = rows.length * tall + 4;
  return (
    <Figure title={title} note={note} table={table} tableWords={tableWords} size={[wide, bottom + 18]}>
      {ticks(least, most).map((tick) => (
        <g key={tick}>
          <path className="sim-grid" d={`M${x(tick)} 0V${bottom}`} />
          <text x={Math.min(Math.max(x(tick), 9), wide - 12)} y={bottom + 13} textAnchor="middle" className="sim-tick">
            {tick}
          </text>
        </g>
      ))}
      {rows.map(({ name, mean, seats }, at) => {
        const base = (at + 1) * tall;
        const highest = Math.max(1, ...seats.values());
        return (
          <g key={name}>
            {[...seats].map(([from, count]) => {
              const high = (count / highest) * (tall - 22);
              return (
                <rect
                  key={from}
                  className="sim-bar"
                  x={x(from) + 0.5}
                  y={base - high}
                  width={Math.max(1, x(from + step) - x(from) - 1)}
                  height={high}
                />
              );
            })}
            <path className="sim-axis" d={`M0 ${base}H${wide}`} />
            <path className="sim-mean" d={`M${x(mean)} ${base}V${base - tall + 22}`} />
            <Mark at={at} x={x(mean)} y={base - tall + 20} />
            {/* On the side that the mean leaves free. */}
            <text
              x={x(mean) < wide / 2 ? wide : 0}
              y={base - tall + 14}
              textAnchor={x(mean) < wide / 2 ? 'end' : 'start'}
              className="firm"
            >
              {name} {mean.toFixed(1)}
            </text>
          </g>
        );
      })}
    </Figure>
  );
}
