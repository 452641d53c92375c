import { Figure, type TableData } from './Figure.tsx';
import { Mark, ticks } from './marks.tsx';

export interface IntervalRow {
  name: string;
  value: number;
  from: number;
  to: number;
  /** The value in words, written at the end of its row. */
  text: string;
}

interface Props {
  title: string;
  note?: string;
  rows: readonly IntervalRow[];
  /** The ends of the scale. */
  least: number;
  most: number;
  unit: (value: number) => string;
  table: TableData;
  tableWords: string;
}

const [left, right, wide, tall] = [66, 58, 340, 30];

/** A value and its interval in each row, on one scale. */
export function Intervals({ title, note, rows, least, most, unit, table, tableWords }: Props) {
  const x = (value: number) => left + ((value - least) / (most - least || 1)) * (wide - left - right);
  const bottom = rows.length * tall + 4;
  return (
    <Figure
      title={title}
      {...(note !== undefined && { note })}
      table={table}
      tableWords={tableWords}
      size={[wide, bottom + 18]}
    >
      {ticks(least, most).map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? 'sim-zero' : 'sim-grid'} d={`M${x(tick)} 0V${bottom}`} />
          <text x={x(tick)} y={bottom + 13} textAnchor="middle" className="sim-tick">
            {unit(tick)}
          </text>
        </g>
      ))}
      {rows.map(({ name, value, from, to, text }, at) => {
        const y = at * tall + tall / 2;
        return (
          <g key={name}>
            <text x="0" y={y + 4} className="firm">
              {name}
            </text>
            <path className="sim-whisker" d={`M${x(from)} ${y}H${x(to)}M${x(from)} ${y - 5}v10M${x(to)} ${y - 5}v10`} />
            <Mark at={at} x={x(value)} y={y} />
            <text x={wide} y={y + 4} textAnchor="end" className="firm">
              {text}
            </text>
          </g>
        );
      })}
    </Figure>
  );
}
