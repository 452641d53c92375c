import type { Colour } from '@machines/smartphone/names.ts';
import type { ReactNode } from 'react';
import { SeatShape } from '@/ui/Piece.tsx';

interface Props<Row> {
  /** What the first column holds. */
  label: string;
  columns: readonly string[];
  /** One for each seat. */
  rows: readonly Row[];
  names: Record<Colour, string>;
  /** The cells of a row, a `td` each. */
  cells: (row: Row) => ReactNode;
  /** This is what has been scored: what moves goes by it. */
  scored?: boolean;
}

/** A table of what each seat has, with the one that leads marked. */
export function SeatScores<Row extends { colour: Colour; place: number }>({
  label,
  columns,
  rows,
  names,
  cells,
  scored = false,
}: Props<Row>) {
  return (
    <table className="score-table tabular">
      <thead>
        <tr>
          <th>
            <span className="visually-hidden">{label}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { colour, place } = row;
          return (
            <tr
              key={colour}
              data-score={scored ? colour : undefined}
              data-leads={place === 1 || undefined}
              className={`seat-${colour}`}
            >
              <th scope="row">
                <SeatShape seat={colour} />
                {names[colour]}
              </th>
              {cells(row)}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
