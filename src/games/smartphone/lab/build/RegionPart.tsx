import { type Region, regions } from '@machines/smartphone/names.ts';
import type { RegionSpec } from '@machines/smartphone/position/schema.ts';
import { componentsOf, progressIn } from '@machines/smartphone/rules/lookup.ts';
import { fill } from '@/i18n/format.ts';
import { SeatName, Select, Stepper } from '@/lab/ui/fields.tsx';
import { Piece } from '@/ui/Piece.tsx';
import { withRegionSpec } from '../edits.ts';
import { BuyersPart } from './BuyersPart.tsx';
import type { BuildPart } from './buildPart.ts';

interface Props extends BuildPart {
  region: Region;
  onRegion: (region: Region) => void;
}

/** One region: its offices, progress, goods and retailer. */
export function RegionPart({ region, onRegion, ...part }: Props) {
  const { position, table, words, onEdit } = part;
  const text = words.build;
  const seated = table.seats.map(({ colour }) => colour);
  const standing = table.offices[region];
  const retailer = table.retailers[region];
  const edit = (change: RegionSpec) => onEdit(withRegionSpec(position, region, change));
  const tiles = componentsOf(table).retailers.flatMap((_, tile) =>
    ([0, 1] as const).map(
      (side) => [`${tile} ${side}`, fill(text.retailerSide, { n: tile + 1, side: side + 1 })] as const,
    ),
  );
  return (
    <section className="lab-part" aria-label={text.region}>
      <p className="quiet">{text.pickRegion}</p>
      <Select
        label={text.region}
        value={region}
        options={regions.map((each) => [each, words.board.regions[each]] as const)}
        onPick={onRegion}
      />
      <fieldset className="lab-chips flex wraps gap-2 level">
        <legend>{text.offices}</legend>
        {standing.length === 0 && <p className="quiet">{text.noOffices}</p>}
        {standing.map((seat, n) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is known by its place
            key={n}
            type="button"
            className="lab-chip inline-flex gap-2 level"
            aria-label={fill(text.dropOffice, { seat: words.seats[seat], n: n + 1 })}
            onClick={() => edit({ offices: standing.filter((_, at) => at !== n) })}
          >
            <Piece seat={seat} kind="office" /> <span aria-hidden="true">×</span>
          </button>
        ))}
      </fieldset>
      <div className="lab-chips flex wraps gap-2 level">
        {seated.map((seat) => (
          <button
            key={seat}
            type="button"
            className="lab-chip inline-flex gap-2 level"
            aria-label={fill(text.addOffice, { seat: words.seats[seat] })}
            onClick={() => edit({ offices: [...standing, seat] })}
          >
            + <SeatName seat={seat} words={words} />
          </button>
        ))}
      </div>
      <fieldset className="lab-steppers grid gap-3">
        <legend>{text.progress}</legend>
        {seated.map((seat) => (
          <Stepper
            key={seat}
            label={<SeatName seat={seat} words={words} />}
            name={fill(text.progressOf, { seat: words.seats[seat] })}
            value={progressIn(table, region, seat)}
            words={words}
            onChange={(n) => edit({ progress: { ...table.progress[region], [seat]: n } })}
          />
        ))}
      </fieldset>
      <Select
        label={text.retailer}
        value={retailer ? `${retailer.tile} ${retailer.side}` : ''}
        options={[['', text.none] as const, ...tiles]}
        onPick={(value) => {
          const [tile, side] = value.split(' ').map(Number);
          edit({ retailer: value === '' ? null : { tile: tile ?? 0, side: side === 1 ? 1 : 0 } });
        }}
      />
      <BuyersPart {...part} region={region} />
    </section>
  );
}
