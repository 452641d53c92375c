import { rulesOf } from '../../choices.ts';
import { setUp } from '../../rules/setup.ts';
import type { GameState } from '../../state.ts';
import { type Finding, when } from './finding.ts';

/** All the money of a game, wherever it lies: an endless bank starts at nothing and goes below it. */
export const moneyInGame = ({ setup }: Pick<GameState, 'setup'>): number => {
  const { seats, companies, bank } = setUp(setup);
  return (
    bank + seats.reduce((sum, { cash }) => sum + cash, 0) + companies.reduce((sum, { treasury }) => sum + treasury, 0)
  );
};

/** C2.5, C3.11: no money but what the game began with, in whole dollars. */
export function money(state: GameState): Finding[] {
  const { wholeDollars, bankLimit } = rulesOf(state);
  const sums: [string, number][] = [
    ...state.seats.map(({ colour, cash }): [string, number] => [`table.${colour}.cash`, cash]),
    ...state.companies.map(({ colour, treasury }): [string, number] => [`companies.${colour}.treasury`, treasury]),
  ];
  const held = sums.reduce((sum, [, amount]) => sum + amount, 0);
  return [
    ...sums.flatMap(([place, amount]) =>
      when(wholeDollars === 'whole' && !Number.isInteger(amount), place, 'C3.11', 'notWhole', { amount }),
    ),
    ...when(bankLimit === 'limited' && state.bank < 0, 'table', 'C2.5', 'bankOver', {
      amount: held,
      total: moneyInGame(state),
    }),
  ];
}
