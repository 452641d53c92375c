import { reconstructedAt } from '@machines/smartphone/components/reconstructed.ts';
import { type Colour, colours, phases, rounds, technologies } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { technologyName } from '@machines/smartphone/words/namer.ts';
import { Known } from '@/games/smartphone/rules/Known.tsx';
import { Check, Chip, Chips, SeatChecks, Select, Stepper } from '@/lab/ui/fields.tsx';
import { withSeats, withSide, withSteve } from '../edits.ts';
import { useSmartphoneLab } from '../useSmartphoneLab.ts';

const inOrder = (seats: readonly Colour[]): Colour[] => colours.filter((each) => seats.includes(each));

/** What is decided for the whole table: who sits there, which phase begins, which sides are in play. */
export function TablePart() {
  const { position, table, words, onEdit } = useSmartphoneLab();
  const text = words.build;
  const seated = table.seats.map(({ colour }) => colour);
  return (
    <section className="lab-part grid gap-3 from-top shrinks" aria-label={text.table}>
      <div className="lab-row grid gap-3">
        <Select
          label={text.phase}
          value={position.phase}
          options={phases.map((phase) => [phase, words.phases[phase]] as const)}
          onPick={(phase) => onEdit({ ...position, phase })}
        />
        <Stepper
          name={text.round}
          value={table.round}
          least={1}
          most={rounds}
          onChange={(round) => onEdit({ ...position, round })}
        />
      </div>
      <SeatChecks
        legend={text.seated}
        seats={colours}
        checked={seated}
        least={2}
        onToggle={(seats) => onEdit(withSeats(position, inOrder(seats)))}
      />
      <div className="lab-row grid gap-3">
        <Select
          label={text.steve}
          value={position.steve ?? ''}
          options={[['', text.nobody] as const, ...seated.map((colour) => [colour, words.seats[colour]] as const)]}
          onPick={(colour) => onEdit(withSteve(position, colour || null))}
        />
        <Stepper name={text.tokensLeft} value={table.tokens} onChange={(tokens) => onEdit({ ...position, tokens })} />
      </div>
      <Chips legend={text.sides}>
        {technologies.map((technology) => {
          const side = table.sides[technology];
          return (
            <Chip key={technology} onPress={() => onEdit(withSide(position, technology, side === 'A' ? 'B' : 'A'))}>
              {technologyName(technology)} <b>{side}</b>
            </Chip>
          );
        })}
      </Chips>
      <Check
        label={text.bare}
        checked={position.bare ?? false}
        onCheck={() => onEdit({ ...position, bare: !position.bare })}
      />
      <Known
        of={reconstructedAt(componentsOf(table), { seats: seated.length, steve: position.steve !== undefined })}
        words={words.known}
      />
    </section>
  );
}
