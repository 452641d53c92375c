import { cents } from '@machines/coverage/rules/money.ts';
import type { GameState } from '@machines/coverage/state.ts';

/** All the money of a game, wherever it lies. */
export const moneyIn = ({ seats, companies, bank }: GameState): number =>
  cents(
    seats.reduce((sum, { cash }) => sum + cash, 0) + companies.reduce((sum, { treasury }) => sum + treasury, 0) + bank,
  );

/** How many shares of each company there are. */
export const sharesOf = ({ seats, companies }: GameState): number[] =>
  companies.map(({ colour, unissued, pool }) =>
    seats.reduce((sum, { shares }) => sum + (shares[colour] ?? 0), unissued + pool),
  );
