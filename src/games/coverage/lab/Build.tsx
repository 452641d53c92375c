import { RulesPicker } from '@/lab/ui/RulesPicker.tsx';
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
      <RulesPicker
        {...part}
        game={coverageLab}
        label={words.build.edition}
        group="bench"
        settings={coverageLab.settingsOf(position)}
        onRead={(settings) => onEdit({ ...position, ...settings })}
      />
    </div>
  );
}
