import type { Colour, Region } from '@machines/smartphone/names.ts';
import { findSeat } from '@machines/smartphone/rules/lookup.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { SmartphoneLabWords } from '@/i18n/en/lab.ts';
import type { BuildProps } from '@/lab/ui/labKit.ts';
import { RulesPicker } from '@/lab/ui/RulesPicker.tsx';
import { smartphoneLab } from '../labGame.ts';
import { PairList } from './PairList.tsx';
import { RegionPart } from './RegionPart.tsx';
import { SeatPart } from './SeatPart.tsx';
import { TablePart } from './TablePart.tsx';

/** The region and the seat that are being changed. */
export interface Hand {
  region: Region;
  seat: Colour;
}

/** The form of a position. Everything in it writes the same few words that a scenario file has. */
export function Build({ hand, onHand, ...part }: BuildProps<SmartphoneShown, SmartphoneLabWords, Hand>) {
  const { region, seat } = hand;
  const { position, table, words, onEdit } = part;
  const shown = findSeat(table, seat)?.colour ?? table.seats[0]?.colour ?? seat;
  return (
    <div className="lab-build">
      <RulesPicker
        {...part}
        game={smartphoneLab}
        label={words.build.edition}
        group="bench"
        settings={smartphoneLab.settingsOf(position)}
        onRead={(settings) => onEdit({ ...position, ...settings })}
      />
      <TablePart {...part} />
      <RegionPart {...part} region={region} onRegion={(each) => onHand({ ...hand, region: each })} />
      <SeatPart {...part} seat={shown} onSeat={(each) => onHand({ ...hand, seat: each })} />
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
