import type { Colour } from '@machines/coverage/names.ts';
import type { CompanySpec, SeatSpec } from '@machines/coverage/position/schema.ts';
import { companyOf, findSeat, seatOf } from '@machines/coverage/rules/lookup.ts';
import { issuedTo } from '@machines/coverage/rules/shares.ts';
import { hexName } from '@/games/coverage/play/pointing.ts';
import { fill } from '@/i18n/format.ts';
import { Chip, Chips, Select, Stepper, Steppers } from '@/lab/ui/fields.tsx';
import { withCompanySpec, withHex, withSeatSpec } from './edits.ts';
import { useCoverageLab } from './useCoverageLab.ts';

/** One seat and the company it founded: its money, its shares, its network. */
export function CompanyPart() {
  const { position, table, hand, words, onHand, onEdit } = useCoverageLab();
  const text = words.build;
  const { companies } = words.table;
  const seat: Colour = findSeat(table, hand.company)?.colour ?? table.seats[0]?.colour ?? 'green';
  const { cash, shares } = seatOf(table, seat);
  const { treasury, pool } = companyOf(table, seat);
  const ofSeat = (change: SeatSpec) => onEdit(withSeatSpec(position, seat, change));
  const ofCompany = (change: CompanySpec) => onEdit(withCompanySpec(position, seat, change));
  const hexes = Object.entries(table.towers).filter(([, { company }]) => company === seat);
  return (
    <>
      <section className="lab-part grid gap-3 from-top shrinks" aria-label={text.network}>
        <p className="quiet">{text.point}</p>
        <div className="lab-row grid gap-3">
          <Select
            label={text.company}
            value={seat}
            options={table.seats.map(
              ({ colour }) => [colour, `${companies[colour]} (${words.seats[colour]})`] as const,
            )}
            onPick={(company) => onHand({ ...hand, company })}
          />
          <Stepper
            name={text.chips}
            value={hand.chips}
            least={1}
            most={9}
            onChange={(chips) => onHand({ ...hand, chips })}
          />
        </div>
        <Chips>
          {hexes.length === 0 && <p className="quiet">{text.noHexes}</p>}
          {hexes.map(([hex, { value }]) => (
            <Chip key={hex} goes onPress={() => onEdit(withHex(position, table, seat, value, hex))}>
              {fill(text.onHex, { hex: hexName(table, hex), n: value })}
              <span className="visually-hidden">{text.drop}</span>
            </Chip>
          ))}
        </Chips>
      </section>
      <section className="lab-part grid gap-3 from-top shrinks" aria-label={words.seats[seat]}>
        <Steppers
          rows={[
            { name: text.cash, value: cash, most: 999, onChange: (wanted) => ofSeat({ cash: wanted }) },
            { name: text.treasury, value: treasury, most: 999, onChange: (wanted) => ofCompany({ treasury: wanted }) },
            { name: text.pool, value: pool, most: 9, onChange: (wanted) => ofCompany({ pool: wanted }) },
          ]}
        />
        <Steppers
          legend={fill(text.shares, { seat: words.seats[seat] })}
          rows={table.companies.map(({ colour: company }) => ({
            label: companies[company],
            name: fill(text.sharesOf, { seat: words.seats[seat], company: companies[company] }),
            value: issuedTo(table, seat, company),
            most: 9,
            onChange: (n) => ofSeat({ shares: { ...shares, [company]: n } }),
          }))}
        />
      </section>
    </>
  );
}
