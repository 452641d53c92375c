import { technologies } from '@machines/smartphone/names.ts';
import type { SeatSpec } from '@machines/smartphone/position/schema.ts';
import type { Seat } from '@machines/smartphone/state.ts';
import { technologyName } from '@machines/smartphone/words/namer.ts';
import { fill } from '@/i18n/format.ts';
import { toggled } from '@/lab/toggled.ts';
import { Check, Stepper } from '@/lab/ui/fields.tsx';
import { useSmartphoneLab } from '../useSmartphoneLab.ts';

interface Props {
  seat: Seat;
  onChange: (change: SeatSpec) => void;
}

/** What a seat has researched, holds the patent of, and is on the way to. */
export function TechnologiesPart({ seat, onChange }: Props) {
  const text = useSmartphoneLab().words.build;
  return (
    <fieldset className="grid gap-1">
      <legend>{text.technologies}</legend>
      {technologies.map((technology) => (
        <div key={technology} className="lab-technology grid gap-2 level">
          <Check
            label={technologyName(technology)}
            name={fill(text.has, { technology: technologyName(technology) })}
            checked={seat.technologies.includes(technology)}
            onCheck={() => onChange({ technologies: toggled(seat.technologies, technology) })}
          />
          <Check
            label={text.patentShort}
            name={fill(text.patent, { technology: technologyName(technology) })}
            checked={seat.patents.includes(technology)}
            onCheck={() => onChange({ patents: toggled(seat.patents, technology) })}
          />
          <Stepper
            label=""
            name={fill(text.research, { technology: technologyName(technology) })}
            value={seat.research[technology]}
            onChange={(n) => onChange({ research: { ...seat.research, [technology]: n } })}
          />
        </div>
      ))}
    </fieldset>
  );
}
