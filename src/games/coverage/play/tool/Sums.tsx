import type { Expansion } from '@machines/coverage/actions.ts';
import type { Colour, Company } from '@machines/coverage/names.ts';
import { hasUnlistedRoutes } from '@machines/coverage/rules/leasing.ts';
import { preview } from '@machines/coverage/rules/preview.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import type { CoveragePage } from '../coveragePlayPage.ts';
import { foresee } from '../ledger/foreseen.ts';
import { routeName, waysTo } from '../pointing.ts';
import type { Expanding } from '../useExpanding.ts';

interface Props extends Pick<CoveragePage, 'words'> {
  state: GameState;
  company: Company;
  expanding: Expanding;
  way: Expansion;
  names: Record<string, string>;
}

/** Equally short ways, one after another (C5.5). */
function Ways({ state, company, expanding, way, words }: Omit<Props, 'names'>) {
  const ways = waysTo(state, company, way.hex, way.value);
  const at = ways.findIndex(({ route }) => route.join() === way.route.join());
  const next = ways[(at + 1) % ways.length];
  if (ways.length < 2 || !next) return null;
  const text = hasUnlistedRoutes(state, company, way.hex) ? words.tool.wayOfMore : words.tool.way;
  return (
    <button type="button" className="sums-way inline-flex gap-4px level" onClick={() => expanding.choose(next)}>
      {fill(text, { at: at + 1, n: ways.length })} <Icon of={controls.right} />
    </button>
  );
}

const Paid = ({ seat, says, amount }: { seat: Colour; says: string; amount: number }) => (
  <p className="sums-paid">
    <span>
      <SeatShape seat={seat} /> {says}
    </span>
    <b>+{dollars(amount)}</b>
  </p>
);

/** What an expansion costs its company, and what the bank pays to whom (C4.2, C4.5, C5.2, C5.3). */
export function Sums({ state, company, expanding, way, names, words }: Props) {
  const text = words.tool;
  const { lease, build, leased, payouts } = preview(state, company, way);
  const paid = foresee(state, company, way)?.paid ?? new Map<Colour, number>();
  const many = payouts.length > 2;
  const [first, ...more] = new Set(payouts.map(({ company: from }) => from));
  const from = first && more.length === 0 ? words.companies[first] : null;
  return (
    <div className="sums">
      <div className="sums-side">
        <p className="sums-head soft-ink">
          {fill(text.pays, { company: words.companies[company] })}
          <Ways {...{ state, company, expanding, way, words }} />
        </p>
        {lease > 0 && (
          <p>
            <span>
              {fill(text.lease, { route: routeName(state, way.route) })}
              <span className="sums-from">
                {fill(text.leaseFrom, { from: leased.map((each) => words.companies[each.company]).join(', ') })}
              </span>
            </span>
            <b>{dollars(lease)}</b>
          </p>
        )}
        <p>
          <span>{count(text.chipsCost, way.value)}</span>
          <b>{dollars(build)}</b>
        </p>
      </div>
      <div className="sums-side" data-many={many}>
        <p className="sums-head soft-ink">
          {payouts.length === 0 ? text.nobodyPaid : from ? fill(text.bankFor, { company: from }) : text.bank}
        </p>
        {many
          ? [...paid].map(([seat, amount]) => <Paid key={seat} seat={seat} says={names[seat] ?? ''} amount={amount} />)
          : payouts.map(({ seat, company: of, why, shares, amount }) => (
              <Paid
                key={`${seat} ${of} ${why}`}
                seat={seat}
                says={fill(text.perShare, { seat: names[seat] ?? '', n: shares, each: dollars(amount / shares) })}
                amount={amount}
              />
            ))}
      </div>
    </div>
  );
}
