import type { Expansion } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import { printed } from '../components/printed.ts';
import type { Colour, Company } from '../names.ts';
import type { GameState } from '../state.ts';
import { boardOf } from './board.ts';
import { leaseCost, paidAlready } from './leasing.ts';
import { clockwiseFrom, companyOf } from './lookup.ts';
import { bankPays, cents } from './money.ts';
import { controlled, controlledBy, shareValue } from './shares.ts';

export interface Payout {
  seat: Colour;
  /** The leased company, or the acting one for a city. */
  company: Company;
  why: 'lease' | 'city';
  shares: number;
  amount: number;
}

export interface Costs {
  lease: number;
  build: number;
  /** Both together. */
  cost: number;
}

/** C4.2, C5.2: what an expansion costs its company. */
export function costsOf(state: GameState, { value, route }: Expansion): Costs {
  const lease = leaseCost(state, route);
  const build = printed.costPerChip * value;
  return { lease, build, cost: lease + build };
}

/** What an expansion would cost and bring, before anything is paid. */
export interface Preview extends Costs {
  /** What the treasury would hold; below zero it cannot be done. */
  treasury: number;
  /** What is leased from whom. */
  leased: { company: Company; value: number }[];
  /** In the order they are paid. */
  payouts: Payout[];
  /** The company's share value afterwards. */
  shareValue: number;
}

/** C5.3: dollars for each share of a leased company. */
function perShare(state: GameState, company: Company, value: number): number {
  if (rulesOf(state).leasePayout === 'perShare') return value;
  const shares = controlled(state, company);
  return shares === 0 ? 0 : Math.floor(value / shares);
}

/** Costs and payouts of an expansion, legal or not: refusals, pages and computer players all read them here. */
export function preview(state: GameState, company: Company, expansion: Expansion): Preview {
  const { hex, value, route } = expansion;
  const costs = costsOf(state, expansion);
  const totals = new Map<Company, number>();
  for (const each of route) {
    const tower = state.towers[each];
    if (tower && !paidAlready(state, each)) totals.set(tower.company, (totals.get(tower.company) ?? 0) + tower.value);
  }
  const leased = [...totals].map(([from, total]) => ({ company: from, value: total }));
  const due = [
    ...leased.map((each) => ({
      company: each.company,
      why: 'lease' as const,
      dollars: perShare(state, each.company, each.value),
    })),
    // C4.5
    ...(boardOf(state).kinds.get(hex) === 'city' ? [{ company, why: 'city' as const, dollars: value }] : []),
  ];
  let bank = state.bank + costs.cost;
  const payouts = due.flatMap(({ company: from, why, dollars }) =>
    clockwiseFrom(state, state.turn.seat).flatMap((seat): Payout[] => {
      // C1.6: per share controlled, to players only.
      const shares = controlledBy(state, seat, from);
      const amount = bankPays(state, shares * dollars, bank);
      bank -= amount;
      return shares > 0 ? [{ seat, company: from, why, shares, amount }] : [];
    }),
  );
  return {
    ...costs,
    treasury: cents(companyOf(state, company).treasury - costs.cost),
    leased,
    payouts,
    shareValue: shareValue(state, company) + value,
  };
}
