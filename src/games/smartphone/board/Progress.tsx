import type { Colour, Region } from '@machines/smartphone/names.ts';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { Table } from './table.ts';
import './progress.css';

interface Lying {
  seat: Colour;
  n: number;
  /** What it has to reach; left out where it is not known for this seat. */
  cost?: number;
}

/** Progress lying somewhere, seat by seat: "2/4". */
export function ProgressRow({ table, lying }: { table: Table; lying: Lying[] }) {
  const { words } = table;
  if (lying.length === 0) return null;
  return (
    <ul className="progress-row" aria-label={words.progress}>
      {lying.map(({ seat, n, cost }) => (
        <li key={seat}>
          <SeatShape seat={seat} />
          <span aria-hidden="true">{cost === undefined ? n : `${n}/${cost}`}</span>
          <span className="visually-hidden">
            {fill(cost === undefined ? words.researchOf : words.progressOf, {
              seat: words.seats[seat],
              n,
              cost: cost ?? 0,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function RegionProgress({ table, region, cost }: { table: Table; region: Region; cost: number }) {
  const lying = table.view.seats.flatMap(({ colour }) => {
    const n = table.view.progress[region][colour] ?? 0;
    return n > 0 ? [{ seat: colour, n, cost }] : [];
  });
  return <ProgressRow table={table} lying={lying} />;
}
