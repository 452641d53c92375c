import { Figure, type TableData } from './Figure.tsx';
import { dashes, Legend, Mark, ticks } from './marks.tsx';

interface Props {
  title: string;
  note: string;
  /** What stands below each point. */
  places: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  /** Whether the scale begins at nought. */
  fromZero: boolean;
  table: TableData;
  tableWords: string;
}

const [wide, tall, left, top] = [340, 170, 30, 10];

/** Values from round to round, a line for each player. */
export function Lines({ title, note, places, series, fromZero, table, tableWords }: Props) {
  const all = series.flatMap(({ values }) => values);
  const least = fromZero ? 0 : Math.floor(Math.min(...all) - 0.5);
  const most = Math.max(...all, least + 1) + (fromZero ? 0 : 0.5);
  const x = (at: number) => left + 12 + (at / Math.max(1, places.length - 1)) * (wide - left - 30);
  const y = (value: number) => top + (1 - (value - least) / (most - least)) * (tall - top);
  return (
    <Figure
      title={title}
      note={note}
      table={table}
      tableWords={tableWords}
      size={[wide, tall + 20]}
      legend={<Legend names={series.map(({ name }) => name)} />}
    >
      {ticks(least, most).map((tick) => (
        <g key={tick}>
          <path className="sim-grid" d={`M${left} ${y(tick)}H${wide}`} />
          <text x={left - 5} y={y(tick) + 4} textAnchor="end" className="sim-tick">
            {tick}
          </text>
        </g>
      ))}
      {places.map((place, at) => (
        <text key={place} x={x(at)} y={tall + 16} textAnchor="middle" className="sim-tick">
          {place}
        </text>
      ))}
      {series.map(({ name, values }, at) => (
        <g key={name}>
          <path
            className="sim-line"
            strokeDasharray={dashes[at % dashes.length]}
            d={values.map((value, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(value)}`).join('')}
          />
          {values.map((value, round) => (
            <Mark key={places[round]} at={at} x={x(round)} y={y(value)} />
          ))}
        </g>
      ))}
    </Figure>
  );
}
