import { Figure, type TableData } from './Figure.tsx';
import { Legend, Mark } from './marks.tsx';

interface Props {
  title: string;
  note: string;
  names: readonly string[];
  /** For each row a bar for each name: the whole, and the dark part of it, as shares. */
  rows: readonly { name: string; bars: readonly { whole: number; dark: number }[] }[];
  table: TableData;
  tableWords: string;
}

const [wide, left, bar] = [340, 66, 15];

/** Shares of 100, with a part of them dark. */
export function Bars({ title, note, names, rows, table, tableWords }: Props) {
  const row = names.length * bar + 9;
  const x = (share: number) => share * (wide - left - 50);
  return (
    <Figure
      title={title}
      note={note}
      table={table}
      tableWords={tableWords}
      size={[wide, rows.length * row]}
      legend={<Legend names={names} />}
    >
      {rows.map(({ name, bars }, at) => (
        <g key={name} transform={`translate(0 ${at * row})`}>
          <text x="0" y={row / 2 + 1} className="firm">
            {name}
          </text>
          {bars.map(({ whole, dark }, who) => {
            const y = who * bar;
            return (
              <g key={names[who]}>
                <Mark at={who} x={left + 6} y={y + bar / 2} />
                <rect className="sim-bar" x={left + 16} y={y + 2} width={x(whole)} height={bar - 4} />
                <rect className="sim-bar-dark" x={left + 16} y={y + 2} width={x(dark)} height={bar - 4} />
                <text x={left + 20 + x(whole)} y={y + bar / 2 + 4} className="sim-tick">
                  {Math.round(100 * whole)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </Figure>
  );
}
