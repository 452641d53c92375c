import type { Expansion } from '@machines/coverage/actions.ts';
import type { Colour, Company } from '@machines/coverage/names.ts';
import { preview } from '@machines/coverage/rules/preview.ts';
import type { GameState } from '@machines/coverage/state.ts';

/** What the ledger would say after an expansion that is only half chosen. */
export interface Foreseen {
  company: Company;
  treasury: number;
  /** What each player would be paid. */
  paid: ReadonlyMap<Colour, number>;
}

export function foresee(state: GameState, company: Company | null, chosen: Expansion | null): Foreseen | null {
  if (!company || !chosen) return null;
  const { treasury, payouts } = preview(state, company, chosen);
  const paid = new Map<Colour, number>();
  for (const { seat, amount } of payouts) paid.set(seat, (paid.get(seat) ?? 0) + amount);
  return { company, treasury, paid };
}
