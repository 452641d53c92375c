import { RulesOnBench } from '@/lab/ui/RulesPicker.tsx';
import { AuctionPart } from './AuctionPart.tsx';
import { CompanyPart } from './CompanyPart.tsx';
import { TablePart } from './TablePart.tsx';
import { useCoverageLab } from './useCoverageLab.ts';

/** The form of a position. Everything in it writes the same few words that a scenario file has. */
export function Build() {
  const { words } = useCoverageLab();
  return (
    <div className="grid gap-4 from-top shrinks">
      <CompanyPart />
      <TablePart />
      <AuctionPart />
      <RulesOnBench label={words.build.edition} group="bench" />
    </div>
  );
}
