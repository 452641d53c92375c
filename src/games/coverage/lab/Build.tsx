import { ReadingPicker } from '@/lab/ui/ReadingPicker.tsx';
import { AuctionPart } from './AuctionPart.tsx';
import type { BuildPart } from './buildPart.ts';
import { CompanyPart } from './CompanyPart.tsx';
import { coverageLab } from './labGame.ts';
import { TablePart } from './TablePart.tsx';

/** The form of a position. Everything in it writes the same few words that a scenario file has. */
export function Build(part: BuildPart) {
  const { position, onEdit, words } = part;
  return (
    <div className="lab-build">
      <CompanyPart {...part} />
      <TablePart {...part} />
      <AuctionPart {...part} />
      <ReadingPicker
        {...part}
        game={coverageLab}
        label={words.build.edition}
        group="bench"
        reading={coverageLab.readingOf(position)}
        onRead={(reading) => onEdit({ ...position, ...reading })}
      />
    </div>
  );
}
