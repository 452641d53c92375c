import type { Region } from '@machines/smartphone/names.ts';
import { useId, useState } from 'react';
import { readingOrder } from './layout.ts';
import { RegionCard } from './RegionCard.tsx';
import type { Table } from './table.ts';
import { WorldMap } from './WorldMap.tsx';
import './board.css';
import './spaces.css';
import './region.css';

/** The twelve regions: a map where there is room for one, else the same cards in a list. */
export function Board(table: Table) {
  const { words, pointing } = table;
  const [hot, setHot] = useState<Region | null>(null);
  const keysId = useId();
  return (
    <section className="board" aria-label={words.map} aria-describedby={pointing.still ? undefined : keysId}>
      {!pointing.still && (
        <p id={keysId} className="visually-hidden">
          {words.keys}
        </p>
      )}
      <div className="board-ground">
        <div className="world">
          <WorldMap table={table} hot={hot} />
        </div>
        <ul className="regions">
          {readingOrder.map((region) => (
            <RegionCard key={region} table={table} region={region} onHot={setHot} />
          ))}
        </ul>
      </div>
    </section>
  );
}
