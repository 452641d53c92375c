import { type MapName, maps } from '@machines/coverage/components/maps.ts';
import { colours } from '@machines/coverage/names.ts';
import { fill } from '@/i18n/format.ts';
import { Check, SeatChecks, Select, Stepper } from '@/lab/ui/fields.tsx';
import { withSeats, withTurnsLeft } from './edits.ts';
import { useCoverageLab } from './useCoverageLab.ts';

const mapNames = Object.keys(maps) as MapName[];

/** What is decided for the whole table: the map, who sits there, whose turn it is, and how near the end is. */
export function TablePart() {
  const { position, table, words, onEdit } = useCoverageLab();
  const text = words.build;
  const { map } = table.setup;
  const seated = table.seats.map(({ colour }) => colour);
  const mapWords = (name: MapName) => {
    const [least, most] = maps[name].players;
    return fill(text.mapOf, {
      map: words.maps[name]?.label ?? name,
      seats: least === most ? most : `${least}–${most}`,
    });
  };
  return (
    <section className="lab-part grid gap-3 from-top shrinks" aria-label={text.table}>
      <Select
        label={text.map}
        value={typeof map === 'string' ? map : ''}
        options={[
          ...(typeof map === 'string' ? [] : [['', text.ownMap] as const]),
          ...mapNames.map((name) => [name, mapWords(name)] as const),
        ]}
        onPick={(name) => name && onEdit({ ...position, map: name })}
      />
      <SeatChecks
        legend={text.seated}
        seats={colours}
        checked={seated}
        least={2}
        onToggle={(seats) => onEdit(withSeats(position, seats))}
      />
      <div className="lab-row grid gap-3">
        <Select
          label={text.turn}
          value={table.turn.seat}
          options={seated.map((colour) => [colour, words.seats[colour]] as const)}
          onPick={(turn) => onEdit({ ...position, turn })}
        />
        <Stepper name={text.passes} value={table.passes} onChange={(passes) => onEdit({ ...position, passes })} />
      </div>
      <div className="lab-row grid gap-3">
        <Check
          label={text.ending}
          checked={table.ending !== null}
          onCheck={() => onEdit(withTurnsLeft(position, table.ending ? null : 2 * seated.length - 1))}
        />
        {table.ending && (
          <Stepper
            name={text.turnsLeft}
            value={table.ending.turnsLeft}
            least={1}
            onChange={(turnsLeft) => onEdit({ ...position, turnsLeft })}
          />
        )}
      </div>
    </section>
  );
}
