import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import type { Technology, TechnologySide } from '@machines/smartphone/names.ts';
import type { SetupWords } from '@/i18n/en/setup.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { technologies as icons } from '@/icons/technologies.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';

/** Where each side is written out. */
const sideClauses: Record<Technology, Record<TechnologySide, ClauseId>> = {
  GPS: { A: 'S9.1', B: 'S9.2' },
  'Wi-Fi': { A: 'S9.3', B: 'S9.4' },
  Gamepad: { A: 'S9.5', B: 'S9.6' },
  'Li-ion': { A: 'S9.7', B: 'S9.8' },
  NFC: { A: 'S9.9', B: 'S9.10' },
  '4G': { A: 'S9.11', B: 'S9.12' },
};

interface Props {
  technology: Technology;
  /** The sides that may be in play. */
  sides: readonly TechnologySide[];
  /** The side picked; null while there is nothing to pick. */
  picked: TechnologySide | null;
  words: SetupWords;
  onPick: (side: TechnologySide) => void;
}

/** A technology and what its sides do. */
export function Sides({ technology, sides, picked, words, onPick }: Props) {
  const line = (side: TechnologySide) => (
    <span>
      <b>
        <span className="visually-hidden">{fill(words.sides.side, { side })}</span>
        <span aria-hidden="true">{side}</span>
      </b>{' '}
      {words.effects[technology][side]}
    </span>
  );
  return (
    <fieldset className="sides">
      <legend>
        <Icon of={icons[technology]} />
        {words.technologies[technology]}
      </legend>
      {sides.map((side) => (
        <div key={side} className="side">
          {picked === null ? (
            line(side)
          ) : (
            <label>
              <input
                type="radio"
                name={`setup-side-${technology}`}
                checked={picked === side}
                onChange={() => onPick(side)}
              />
              {line(side)}
            </label>
          )}
          <ClauseLink id={sideClauses[technology][side]} />
        </div>
      ))}
    </fieldset>
  );
}
