import type { SteveState } from '@machines/smartphone/state.ts';
import type { SeatView } from '@machines/smartphone/view.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { technologies } from '@/icons/technologies.ts';
import type { SeatPanelProps } from './SeatPanel.tsx';
import { ImprovementTile, tileName } from './Tiles.tsx';

type Panel = Pick<SeatPanelProps, 'components' | 'words'>;

/** Improvements in a row; one row to each place they can lie in. */
export function TileRow({ table, label, tiles }: { table: Panel; label: string; tiles: readonly number[] }) {
  const { words, components } = table;
  return (
    <div className="seat-line grid level">
      <h4>{label}</h4>
      {tiles.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="tile-row">
          {tiles.map((tile) => (
            <li className="grid" key={tile}>
              <ImprovementTile components={components} tile={tile} />
              <span className="visually-hidden">{tileName(words, components, tile)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** SV.1, SV.2, SV.7: what lies on Steve's pad, what comes to it next round, and the region he is going for. */
export function SteveImprovements({ table, steve }: { table: Panel; steve: SteveState }) {
  const { words } = table;
  return (
    <>
      <TileRow table={table} label={words.stevePad} tiles={steve.placed} />
      {steve.delayed !== null && <TileRow table={table} label={words.delayed} tiles={[steve.delayed]} />}
      <div className="seat-line grid level">
        <h4>{words.goingFor}</h4>
        <p>{steve.marker ? words.regions[steve.marker] : words.none}</p>
      </div>
    </>
  );
}

/** The technologies a seat has researched; a patent is a seal on its corner. */
export function Researched({ words, seat }: { words: BoardWords; seat: SeatView }) {
  return (
    <div className="seat-line grid level">
      <h4>{words.technologiesOwned}</h4>
      {seat.technologies.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="researched">
          {seat.technologies.map((each) => {
            const patent = seat.patents.includes(each);
            const technology = words.technologies[each];
            return (
              <li key={each}>
                <span className="tile hue-research" aria-hidden="true">
                  <Icon of={technologies[each]} />
                </span>
                {patent && (
                  <span className="seal" aria-hidden="true">
                    <Icon of={pieces.patent} />
                  </span>
                )}
                <span className="visually-hidden">{patent ? fill(words.withPatent, { technology }) : technology}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
