import { RulesOnBench } from '@/lab/ui/RulesPicker.tsx';
import { useSmartphoneLab } from '../useSmartphoneLab.ts';
import { PairList } from './PairList.tsx';
import { RegionPart } from './RegionPart.tsx';
import { SeatPart } from './SeatPart.tsx';
import { TablePart } from './TablePart.tsx';

/** The form of a position. Everything in it writes the same few words that a scenario file has. */
export function Build() {
  const { position, table, words, onEdit } = useSmartphoneLab();
  return (
    <div className="grid gap-4 from-top shrinks">
      <RulesOnBench label={words.build.edition} group="bench" />
      <TablePart />
      <RegionPart />
      <SeatPart />
      <PairList title={words.build.block} tiles={table.block} onChange={(block) => onEdit({ ...position, block })} />
    </div>
  );
}
