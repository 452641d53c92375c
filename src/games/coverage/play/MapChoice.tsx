import type { MapName } from '@machines/coverage/components/maps.ts';
import type { MapFile } from '@machines/coverage/components/types.ts';
import type { CoverageWords } from '@/i18n/en/coverage.ts';
import { fill } from '@/i18n/format.ts';

interface Props {
  words: CoverageWords['setup']['map'];
  maps: readonly MapFile[];
  picked: MapName;
  onPick: (part: { map: MapName }) => void;
}

/** Which of our maps is played on (C8.1). */
export function MapChoice({ words, maps, picked, onPick }: Props) {
  return (
    <fieldset className="setup-part">
      <legend>{words.title}</legend>
      <div className="cards">
        {maps.map(({ id, players: [least, most] }) => {
          const map = id as MapName;
          return (
            <label key={id} className="card">
              <input type="radio" name="setup-map" checked={picked === map} onChange={() => onPick({ map })} />
              <span>
                <b>{words.names[map].label}</b>
                {words.names[map].about}{' '}
                {least === most ? fill(words.only, { n: least }) : fill(words.fits, { least, most })}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
