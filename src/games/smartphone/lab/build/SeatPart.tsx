import { type Colour, type Region, regions, symbols } from '@machines/smartphone/names.ts';
import type { SeatSpec } from '@machines/smartphone/position/schema.ts';
import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import { Select, Stepper } from '@/lab/ui/fields.tsx';
import { withSeatSpec } from '../edits.ts';
import type { BuildPart } from './buildPart.ts';
import { PairList } from './PairList.tsx';
import { TechnologiesPart } from './TechnologiesPart.tsx';

interface Props extends BuildPart {
  seat: Colour;
  onSeat: (seat: Colour) => void;
}

const numbers = ['vp', 'price', 'goods', 'tokens'] as const;

/** One seat: its marks, technologies, improvements and what its plan shows. */
export function SeatPart({ seat: colour, onSeat, ...part }: Props) {
  const { position, table, words, onEdit } = part;
  const text = words.build;
  const seat = seatOf(table, colour);
  const edit = (change: SeatSpec) => onEdit(withSeatSpec(position, colour, change));
  return (
    <section className="lab-part" aria-label={text.seat}>
      <Select
        label={text.seat}
        value={colour}
        options={table.seats.map((each) => [each.colour, words.seats[each.colour]] as const)}
        onPick={onSeat}
      />
      <div className="lab-steppers grid gap-3">
        {numbers.map((key) => (
          <Stepper
            key={key}
            name={text[key]}
            value={seat[key]}
            {...(key === 'price' && { least: -20, most: 40 })}
            words={words}
            onChange={(value) => edit({ [key]: value })}
          />
        ))}
      </div>
      {table.phase !== 'planning' && (
        <fieldset className="lab-steppers grid gap-3">
          <legend>{text.active}</legend>
          <p className="quiet">{text.activeNote}</p>
          {([...symbols, 'covered'] as const).map((symbol) => (
            <Stepper
              key={symbol}
              name={symbol === 'covered' ? text.covered : words.symbols[symbol]}
              value={seat.tally?.[symbol] ?? 0}
              words={words}
              onChange={(n) => edit({ active: { ...seat.tally, [symbol]: n } })}
            />
          ))}
        </fieldset>
      )}
      <TechnologiesPart {...part} seat={seat} onChange={edit} />
      {seat.steve ? (
        <>
          <PairList
            title={text.placed}
            table={table}
            tiles={seat.steve.placed}
            words={words}
            onChange={(placed) => edit({ placed })}
          />
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
          table={table}
          tiles={seat.improvements}
          words={words}
          onChange={(improvements) => edit({ improvements })}
        />
      )}
    </section>
  );
}
