import { regions } from '@machines/smartphone/names.ts';
import type { RegionSpec } from '@machines/smartphone/position/schema.ts';
import { componentsOf, progressIn } from '@machines/smartphone/rules/lookup.ts';
import { fill } from '@/i18n/format.ts';
import { Chip, Chips, SeatName, Select, Steppers } from '@/lab/ui/fields.tsx';
import { Piece } from '@/ui/Piece.tsx';
import { withRegionSpec } from '../edits.ts';
import { useSmartphoneLab } from '../useSmartphoneLab.ts';
import { BuyersPart } from './BuyersPart.tsx';

/** One region: its offices, progress, goods and retailer. */
export function RegionPart() {
  const { position, table, words, hand, onHand, onEdit } = useSmartphoneLab();
  const { region } = hand;
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
    <section className="lab-part grid gap-3 from-top shrinks" aria-label={text.region}>
      <p className="quiet">{text.pickRegion}</p>
      <Select
        label={text.region}
        value={region}
        options={regions.map((each) => [each, words.board.regions[each]] as const)}
        onPick={(each) => onHand({ ...hand, region: each })}
      />
      <Chips legend={text.offices}>
        {standing.length === 0 && <p className="quiet">{text.noOffices}</p>}
        {standing.map((seat, n) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is known by its place
            key={n}
            name={fill(text.dropOffice, { seat: words.seats[seat], n: n + 1 })}
            goes
            onPress={() => edit({ offices: standing.filter((_, at) => at !== n) })}
          >
            <Piece seat={seat} kind="office" />
          </Chip>
        ))}
      </Chips>
      <Chips>
        {seated.map((seat) => (
          <Chip
            key={seat}
            name={fill(text.addOffice, { seat: words.seats[seat] })}
            onPress={() => edit({ offices: [...standing, seat] })}
          >
            + <SeatName seat={seat} />
          </Chip>
        ))}
      </Chips>
      <Steppers
        legend={text.progress}
        rows={seated.map((seat) => ({
          label: <SeatName seat={seat} />,
          name: fill(text.progressOf, { seat: words.seats[seat] }),
          value: progressIn(table, region, seat),
          onChange: (n) => edit({ progress: { ...table.progress[region], [seat]: n } }),
        }))}
      />
      <Select
        label={text.retailer}
        value={retailer ? `${retailer.tile} ${retailer.side}` : ''}
        options={[['', text.none] as const, ...tiles]}
        onPick={(value) => {
          const [tile, side] = value.split(' ').map(Number);
          edit({ retailer: value === '' ? null : { tile: tile ?? 0, side: side === 1 ? 1 : 0 } });
        }}
      />
      <BuyersPart />
    </section>
  );
}
