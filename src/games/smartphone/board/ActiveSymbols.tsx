import { symbols } from '@machines/smartphone/names.ts';
import type { Tally } from '@machines/smartphone/rules/symbols.ts';
import { count, fill } from '@/i18n/format.ts';
import type { SeatPanelProps } from './SeatPanel.tsx';
import { SymbolTile } from './Tiles.tsx';

interface Props {
  table: Pick<SeatPanelProps, 'words'>;
  tally: Tally;
}

/** What counts of a plan that has been shown: symbols, covered cells, improvements left face down. */
export function ActiveSymbols({ table: { words }, tally }: Props) {
  const also = [
    ...(tally.covered > 0 ? [count(words.covered, tally.covered)] : []),
    ...(tally.faceDown > 0 ? [count(words.faceDown, tally.faceDown)] : []),
  ];
  const active = symbols.filter((symbol) => tally[symbol] > 0);
  if (active.length + also.length === 0) return null;
  return (
    <div className="seat-line grid level">
      <h4>{words.active}</h4>
      <ul className="active-symbols">
        {active.map((symbol) => (
          <li className="flex gap-4px level" key={symbol}>
            <SymbolTile symbol={symbol} />
            <span aria-hidden="true">{tally[symbol]}</span>
            <span className="visually-hidden">
              {fill(words.activeSymbol, { symbol: words.symbols[symbol], n: tally[symbol] })}
            </span>
          </li>
        ))}
      </ul>
      {also.length > 0 && <p>{also.join(', ')}</p>}
    </div>
  );
}
