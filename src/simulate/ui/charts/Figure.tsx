import type { ReactNode } from 'react';
import { Scroll } from '@/ui/Scroll.tsx';

/** The numbers of a chart: a head, and rows that begin with their name. */
export interface TableData {
  head: string[];
  rows: string[][];
}

const DataTable = ({ head, rows }: TableData) => (
  <table className="sim-table small-print tabular">
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr key={[name, ...cells].join()}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={head[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface Props {
  title: string;
  note?: string;
  table: TableData;
  /** What the button that opens the table says. */
  tableWords: string;
  /** Units of width and height in which it is drawn. */
  size: readonly [width: number, height: number];
  legend?: ReactNode;
  children: ReactNode;
}

/** A drawing with its title, and the same numbers as a table. */
export function Figure({ title, note, table, tableWords, size: [width, height], legend, children }: Props) {
  return (
    <figure className="sim-chart card-slip shrinks grid one-column gap-2">
      <figcaption>
        <b>{title}</b>
        {note && <span className="soft-ink small-print">{note}</span>}
      </figcaption>
      {legend}
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {children}
      </svg>
      <details className="lab-fold">
        <summary>
          {tableWords}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <Scroll label={title}>
          <DataTable {...table} />
        </Scroll>
      </details>
    </figure>
  );
}
