import type { Region } from '@machines/smartphone/names.ts';
import { useId, useState } from 'react';
import { Part } from '@/ui/Part.tsx';
import { useSteady } from '@/ui/useSteady.ts';
import { readingOrder } from './boardLayout.ts';
import type { BoardPart } from './boardPart.ts';
import { RegionCard } from './RegionCard.tsx';
import { WorldMap } from './WorldMap.tsx';
import './board.css';
import './spaces.css';
import './region.css';
import './marks.css';

interface Props extends BoardPart {
  /** Takes all the room it is given, and is a map however little that is: cards become marks. */
  fill?: boolean;
  /** Opens a region that is a mark, in place of pointing at it. */
  onOpen?: ((region: Region) => void) | undefined;
  /** Hears which region is looked at. */
  onLook?: ((region: Region | null) => void) | undefined;
}

/** The twelve regions: a map where there is room for one, else the same cards in a list. */
export function Board({ fill = false, onOpen, onLook, ...table }: Props) {
  const { words, components, pointing } = table;
  const [hot, setHot] = useState<Region | null>(null);
  const keysId = useId();
  const look = useSteady((region: Region | null) => {
    setHot(region);
    onLook?.(region);
  });
  return (
    <Part
      className="board"
      data-fill={fill}
      aria-label={words.map}
      aria-describedby={pointing.still ? undefined : keysId}
    >
      {fill && <h2 className="visually-hidden">{words.map}</h2>}
      {!pointing.still && (
        <p id={keysId} className="visually-hidden">
          {words.keys}
        </p>
      )}
      <div className="board-ground" data-choosing={pointing.choosing || undefined}>
        <WorldMap components={components} words={words} hot={hot} />
        <ul className="regions">
          {readingOrder.map((region) => (
            <RegionCard key={region} table={table} region={region} onHot={look} onOpen={onOpen} />
          ))}
        </ul>
      </div>
    </Part>
  );
}
