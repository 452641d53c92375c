import type { Colour } from '@machines/coverage/names.ts';
import { companyOf, findSeat, seatOf } from '@machines/coverage/rules/lookup.ts';
import { issuedTo } from '@machines/coverage/rules/shares.ts';
import { hexName } from '@/games/coverage/play/pointing.ts';
import { fill } from '@/i18n/format.ts';
import { Select, Stepper } from '@/lab/ui/fields.tsx';
import type { BuildPart } from './buildPart.ts';
import { withCompanySpec, withHex, withSeatSpec } from './edits.ts';

/** One seat and the company it founded: its money, its shares, its network. */
export function CompanyPart({ position, table, hand, words, onHand, onEdit }: BuildPart) {
  const text = words.build;
  const { companies } = words.table;
  const seat: Colour = findSeat(table, hand.company)?.colour ?? table.seats[0]?.colour ?? 'green';
  const { cash, shares } = seatOf(table, seat);
  const { treasury, pool } = companyOf(table, seat);
  const hexes = Object.entries(table.towers).filter(([, { company }]) => company === seat);
  return (
    <>
      <section className="lab-part" aria-label={text.network}>
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
            words={words}
            onChange={(chips) => onHand({ ...hand, chips })}
          />
        </div>
        <div className="lab-chips flex wraps gap-2 level">
          {hexes.length === 0 && <p className="quiet">{text.noHexes}</p>}
          {hexes.map(([hex, { value }]) => (
            <button
              key={hex}
              type="button"
              className="lab-chip inline-flex gap-2 level"
              onClick={() => onEdit(withHex(position, table, seat, value, hex))}
            >
              {fill(text.onHex, { hex: hexName(table, hex), n: value })}
              <span className="visually-hidden">{text.drop}</span>
              <span aria-hidden="true">×</span>
            </button>
          ))}
        </div>
      </section>
      <section className="lab-part" aria-label={words.seats[seat]}>
        <div className="lab-steppers grid gap-3">
          <Stepper
            name={text.cash}
            value={cash}
            most={999}
            words={words}
            onChange={(wanted) => onEdit(withSeatSpec(position, seat, { cash: wanted }))}
          />
          <Stepper
            name={text.treasury}
            value={treasury}
            most={999}
            words={words}
            onChange={(wanted) => onEdit(withCompanySpec(position, seat, { treasury: wanted }))}
          />
          <Stepper
            name={text.pool}
            value={pool}
            most={9}
            words={words}
            onChange={(wanted) => onEdit(withCompanySpec(position, seat, { pool: wanted }))}
          />
        </div>
        <fieldset className="lab-steppers grid gap-3">
          <legend>{fill(text.shares, { seat: words.seats[seat] })}</legend>
          {table.companies.map(({ colour: company }) => (
            <Stepper
              key={company}
              label={companies[company]}
              name={fill(text.sharesOf, { seat: words.seats[seat], company: companies[company] })}
              value={issuedTo(table, seat, company)}
              most={9}
              words={words}
              onChange={(n) => onEdit(withSeatSpec(position, seat, { shares: { ...shares, [company]: n } }))}
            />
          ))}
        </fieldset>
      </section>
    </>
  );
}
