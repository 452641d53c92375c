import { technologies } from '@machines/smartphone/names.ts';
import type { SeatSpec } from '@machines/smartphone/position/schema.ts';
import type { Seat } from '@machines/smartphone/state.ts';
import { technologyName } from '@machines/smartphone/words/namer.ts';
import { fill } from '@/i18n/format.ts';
import { toggled } from '@/lab/toggled.ts';
import { Check, Stepper } from '@/lab/ui/fields.tsx';
import type { BuildPart } from './buildPart.ts';

interface Props extends BuildPart {
  seat: Seat;
  onChange: (change: SeatSpec) => void;
}

/** What a seat has researched, holds the patent of, and is on the way to. */
export const TechnologiesPart = ({ seat, words, onChange }: Props) => (
  <fieldset className="grid gap-1">
    <legend>{words.build.technologies}</legend>
    {technologies.map((technology) => (
      <div key={technology} className="lab-technology grid gap-2 level">
        <Check
          label={technologyName(technology)}
          name={fill(words.build.has, { technology: technologyName(technology) })}
          checked={seat.technologies.includes(technology)}
          onCheck={() => onChange({ technologies: toggled(seat.technologies, technology) })}
        />
        <Check
          label={words.build.patentShort}
          name={fill(words.build.patent, { technology: technologyName(technology) })}
          checked={seat.patents.includes(technology)}
          onCheck={() => onChange({ patents: toggled(seat.patents, technology) })}
        />
        <Stepper
          label=""
          name={fill(words.build.research, { technology: technologyName(technology) })}
          value={seat.research[technology]}
          words={words}
          onChange={(n) => onChange({ research: { ...seat.research, [technology]: n } })}
        />
      </div>
    ))}
  </fieldset>
);
