import type { Happening } from '@machines/core/refusal.ts';
import type { Action } from '@machines/coverage/actions.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import { routesTo } from '@machines/coverage/rules/leasing.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import type { GameState, Setup } from '@machines/coverage/state.ts';
import { game } from '../../unit/coverage/games.ts';
import { fork } from '../../unit/coverage/maps.ts';
import { possible } from '../../unit/coverage/possible.ts';
import { dice, type Roll } from '../../unit/shared/dice.ts';

/** What to play and what to ask for on the way. */

/** One game in four is on a small map, half of them with chips, cubes and a bank that run out. */
function randomSetup(seed: number): Setup {
  const setup = game.randomSetup(seed);
  const { chance } = dice(seed ^ 0x3a9);
  if (!chance(25)) return setup;
  const rulings = { ...setup.rulings, pieceLimits: 'limited', bankLimit: 'limited' } as const;
  return { ...setup, map: fork, rulings: chance(50) ? rulings : setup.rulings };
}

/** An expansion over another route, to another hex or with more chips; else anything for the same seat. */
function probe(state: GameState, action: Action, roll: Roll): Action {
  if (action.type !== 'expand' || roll.chance(30)) return { ...roll.from(possible), seat: action.seat };
  const taken = Object.keys(state.towers);
  const { company } = state.turn.acting ?? { company: action.seat };
  const others = legalActions(state).flatMap((each) => (each.type === 'expand' ? [each.route] : []));
  const route = roll.from([
    action.route.toReversed(),
    roll.from(others),
    ...routesTo(state, company, action.hex),
    ...(taken.length > 0
      ? [
          [...action.route, roll.from(taken)],
          [roll.from(taken), roll.from(taken)],
        ]
      : []),
  ]);
  const hex = taken.length > 0 && roll.chance(15) ? roll.from(taken) : roll.from([...boardOf(state).kinds.keys()]);
  return roll.from([
    { ...action, route },
    { ...action, hex },
    { ...action, hex, route },
    { ...action, value: roll.pick(8) },
  ]);
}

export const probed = {
  ...game,
  randomSetup,
  told: ({ news }: GameState): readonly Happening[] => news,
  probe,
};
