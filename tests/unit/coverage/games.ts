import type { Action } from '@machines/coverage/actions.ts';
import { randomAction } from '@machines/coverage/bots/random.ts';
import { choiceNames, choices, type Rulings } from '@machines/coverage/choiceWords.ts';
import { mapFor, maps } from '@machines/coverage/components/maps.ts';
import { flow } from '@machines/coverage/flow.ts';
import { coverageChart } from '@machines/coverage/machine.ts';
import { coverage } from '@machines/coverage/module.ts';
import { colours, shareSources } from '@machines/coverage/names.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import type { Setup } from '@machines/coverage/state.ts';
import { vocabulary } from '@machines/coverage/vocabulary.ts';
import { dice, diceFor, type Roll } from '../shared/dice.ts';

/** Random set-ups and random junk, each from a seed, for the tests that play many games. */

/** Every number of seats comes in turn; colours and rulings (but those in `fixed`) at random, each ruling with its own die. */
export function randomSetup(seed: number, fixed: Rulings = {}): Setup {
  const { chance, shuffled } = dice(seed * 7919 + 13);
  const count = 2 + (seed % 4);
  const rulings = Object.fromEntries(
    choiceNames.flatMap((name) => {
      const roll = diceFor(seed, name);
      return roll.chance(25) ? [[name, roll.from(Object.keys(choices[name].values))]] : [];
    }),
  ) as Rulings;
  if (count === 2) delete rulings.players;
  return {
    ruleSet: 'book',
    rulings: { ...rulings, ...fixed },
    seats: shuffled(colours)
      .slice(0, count)
      .map((colour) => ({ colour, player: 'random' })),
    map: count === 2 && chance(50) ? 'teach' : mapFor(count),
    seed,
  };
}

const hexes = [...boardOf({ setup: { map: maps.three } }).kinds.keys(), '9,9'];

/** An action that fits the schema and most often breaks a rule. */
export function junkAction({ pick, from }: Roll): Action {
  const seat = from(colours);
  const company = from(colours);
  const makers: (() => Action)[] = [
    () => ({ type: 'auction', seat, company, source: from(shareSources) }),
    () => ({ type: 'bid', seat, amount: pick(400) / 10 }),
    () => ({ type: 'passAuction', seat }),
    () => ({ type: 'act', seat, company }),
    () => ({
      type: 'expand',
      seat,
      hex: from(hexes),
      value: pick(7),
      route: Array.from({ length: pick(4) }, () => from(hexes)),
    }),
    () => ({ type: 'finish', seat }),
    () => ({ type: 'passTurn', seat }),
  ];
  return from(makers)();
}

/** The game for the tests that are the same for every game. */
export const game = {
  module: coverage,
  chart: coverageChart,
  flow,
  vocabulary,
  randomSetup: (seed: number) => randomSetup(seed),
  randomAction,
  junkAction,
};
