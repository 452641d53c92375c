import { sharesOfCompany } from '../../components/printed.ts';
import { issuedTo } from '../../rules/shares.ts';
import type { GameState } from '../../state.ts';
import { type Finding, when } from './finding.ts';

/** C2.1, C1.8: five shares a company, and a founder keeps the one it began with. */
export function shares(state: GameState): Finding[] {
  return state.companies.flatMap(({ colour: company, unissued }) => [
    ...when(unissued < 0, `companies.${company}`, 'C2.1', 'sharesOver', {
      company,
      shares: sharesOfCompany - unissued,
      most: sharesOfCompany,
    }),
    ...when(issuedTo(state, company, company) < 1, `table.${company}.shares`, 'C1.8', 'founderShare', {
      seat: company,
      company,
    }),
  ]);
}
