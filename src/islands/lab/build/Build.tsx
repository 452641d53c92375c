import { readingOf } from '@machines/smartphone/lab/reading.ts';
import type { Colour, Region } from '@machines/smartphone/names.ts';
import { findSeat } from '@machines/smartphone/rules/table.ts';
import { ReadingPicker } from '../ReadingPicker.tsx';
import { PairList } from './PairList.tsx';
import type { BuildPart } from './part.ts';
import { RegionPart } from './RegionPart.tsx';
import { SeatPart } from './SeatPart.tsx';
import { TablePart } from './TablePart.tsx';

interface Props extends BuildPart {
  region: Region;
  seat: Colour;
  onRegion: (region: Region) => void;
  onSeat: (seat: Colour) => void;
}

/** The form of a position. Everything in it writes the same few words that a scenario file has. */
export function Build({ region, seat, onRegion, onSeat, ...part }: Props) {
  const { position, table, words, onEdit } = part;
  const shown = findSeat(table, seat)?.colour ?? table.seats[0]?.colour ?? seat;
  return (
    <div className="lab-build">
      <ReadingPicker
        {...part}
        label={words.build.edition}
        group="bench"
        reading={readingOf(position)}
        onRead={(reading) => onEdit({ ...position, ...reading })}
      />
      <TablePart {...part} />
      <RegionPart {...part} region={region} onRegion={onRegion} />
      <SeatPart {...part} seat={shown} onSeat={onSeat} />
      <PairList
        title={words.build.block}
        table={table}
        tiles={table.block}
        words={words}
        onChange={(block) => onEdit({ ...position, block })}
      />
    </div>
  );
}
