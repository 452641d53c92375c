import { rulesOf } from '../choices.ts';
import { printed } from '../components/printed.ts';
import type { Colour, Company } from '../names.ts';
import type { GameState } from '../state.ts';
import { companyOf, seatOf, tell, withCompany } from './lookup.ts';
import { bankPays, bankPaysCompany } from './money.ts';
import { news } from './refuse.ts';

/** Issued shares of a company that a player holds. */
export const issuedTo = (state: GameState, seat: Colour, company: Company): number =>
  seatOf(state, seat).shares[company] ?? 0;

/** C1.5: every share in front of a player, issued or not; only founders have unissued ones (C1.8). */
export const controlledBy = (state: GameState, seat: Colour, company: Company): number =>
  issuedTo(state, seat, company) + (seat === company ? companyOf(state, company).unissued : 0);

/** Shares of a company that players control between them. */
export const controlled = (state: GameState, company: Company): number =>
  state.seats.reduce((sum, { colour }) => sum + controlledBy(state, colour, company), 0);

/** C4.3, with C2.4 for the charter and C3.7 for the pool. */
export function issuedShares(state: GameState, company: Company): number {
  const rules = rulesOf(state);
  const held = state.seats.reduce((sum, { shares }) => sum + (shares[company] ?? 0), 0);
  const pool = rules.poolIsIssued === 'issued' ? companyOf(state, company).pool : 0;
  return held + pool + (rules.charterShare === 'issued' ? 1 : 0);
}

/** C1.4: the start and every chip of its network. */
export function shareValue(state: GameState, company: Company): number {
  let value: number = printed.startValue;
  for (const tower of Object.values(state.towers)) if (tower.company === company) value += tower.value;
  return value;
}

/** C3.5, C3.7: nothing of the company is left to be issued. */
export const allIssued = (state: GameState, company: Company): boolean => {
  const { unissued, pool } = companyOf(state, company);
  return unissued === 0 && (pool === 0 || rulesOf(state).poolIsIssued === 'issued');
};

/** C3.3, C4.7: an unissued share goes to the pool, and the bank pays its share value into the treasury. */
export function poolShare(state: GameState, company: Company, rule: 'C3.3' | 'C4.7'): GameState {
  const { unissued, pool } = companyOf(state, company);
  const amount = bankPays(state, shareValue(state, company));
  const moved = withCompany(state, company, { unissued: unissued - 1, pool: pool + 1 });
  return tell(bankPaysCompany(moved, company, amount), news(rule, 'pooled', { company, amount }));
}
