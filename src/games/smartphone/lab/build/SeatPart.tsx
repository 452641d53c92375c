import { type Region, regions, symbols } from '@machines/smartphone/names.ts';
import type { SeatSpec } from '@machines/smartphone/position/schema.ts';
import { findSeat, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { Select, Steppers } from '@/lab/ui/fields.tsx';
import { withSeatSpec } from '../edits.ts';
import { useSmartphoneLab } from '../useSmartphoneLab.ts';
import { PairList } from './PairList.tsx';
import { TechnologiesPart } from './TechnologiesPart.tsx';

const numbers = ['vp', 'price', 'goods', 'tokens'] as const;

/** One seat: its marks, technologies, improvements and what its plan shows. */
export function SeatPart() {
  const { position, table, words, hand, onHand, onEdit } = useSmartphoneLab();
  const text = words.build;
  const colour = findSeat(table, hand.seat)?.colour ?? table.seats[0]?.colour ?? hand.seat;
  const seat = seatOf(table, colour);
  const edit = (change: SeatSpec) => onEdit(withSeatSpec(position, colour, change));
  return (
    <section className="lab-part grid gap-3 from-top shrinks" aria-label={text.seat}>
      <Select
        label={text.seat}
        value={colour}
        options={table.seats.map((each) => [each.colour, words.seats[each.colour]] as const)}
        onPick={(each) => onHand({ ...hand, seat: each })}
      />
      <Steppers
        rows={numbers.map((key) => ({
          name: text[key],
          value: seat[key],
          ...(key === 'price' && { least: -20, most: 40 }),
          onChange: (value) => edit({ [key]: value }),
        }))}
      />
      {table.phase !== 'planning' && (
        <Steppers
          legend={text.active}
          note={text.activeNote}
          rows={([...symbols, 'covered'] as const).map((symbol) => ({
            name: symbol === 'covered' ? text.covered : words.symbols[symbol],
            value: seat.tally?.[symbol] ?? 0,
            onChange: (n) => edit({ active: { ...seat.tally, [symbol]: n } }),
          }))}
        />
      )}
      <TechnologiesPart seat={seat} onChange={edit} />
      {seat.steve ? (
        <>
          <PairList title={text.placed} tiles={seat.steve.placed} onChange={(placed) => edit({ placed })} />
          <Select<Region | ''>
            label={text.marker}
            value={seat.steve.marker ?? ''}
            options={[['', text.none], ...regions.map((each) => [each, words.board.regions[each]] as const)]}
            onPick={(marker) => edit({ marker: marker || null })}
          />
        </>
      ) : (
        <PairList
          title={text.improvements}
          tiles={seat.improvements}
          onChange={(improvements) => edit({ improvements })}
        />
      )}
    </section>
  );
}
