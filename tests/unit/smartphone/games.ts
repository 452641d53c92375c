import { openIn } from '@machines/core/choices.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { randomAction } from '@machines/smartphone/bots/random.ts';
import { choiceNames, choices, type Rulings, ruleSets } from '@machines/smartphone/choiceWords.ts';
import { flow } from '@machines/smartphone/flow.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { colours, regions, technologies } from '@machines/smartphone/names.ts';
import type { Turn } from '@machines/smartphone/plan.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { vocabulary } from '@machines/smartphone/vocabulary.ts';
import { dice, diceFor, type Roll } from '../shared/dice.ts';

/** Random set-ups and random junk, each from a seed, for the tests that play many games. */

export { dice };

/** Every rule set and seat count comes in turn; sides, colours and Steve at random, and each ruling with its own die. */
export function randomSetup(seed: number): Setup {
  const { from, chance, shuffled } = dice(seed * 7919 + 13);
  const ruleSet = ruleSets[seed % 4] ?? 'e2';
  const seated = shuffled(colours).slice(0, 2 + (Math.floor(seed / 4) % 4));
  const steve = chance(40) ? from(seated) : undefined;
  const rulings = Object.fromEntries(
    choiceNames
      .filter((name) => openIn(choices[name], ruleSets).includes(ruleSet))
      .flatMap((name) => {
        const roll = diceFor(seed, name);
        return roll.chance(30) ? [[name, roll.from(Object.keys(choices[name].values))]] : [];
      }),
  ) as Rulings;
  return {
    ruleSet,
    rulings,
    seats: seated.map((colour) => ({ colour, player: colour === steve ? 'steve' : 'random' })),
    technologySides: 'random',
    seed,
  };
}

/** An action that fits the schema and most often breaks a rule. */
export function junkAction({ pick, from }: Roll): Action {
  const seat = from(colours);
  const region = from(regions);
  const technology = from(technologies);
  const turn = () => pick(4) as Turn;
  const pad = (name: 'A' | 'B') =>
    ({ pad: name, side: pick(2) === 0 ? 1 : 2, turn: turn(), x: pick(4), y: pick(4) }) as const;
  const makers: (() => Action)[] = [
    () => ({
      type: 'plan',
      seat,
      plan: {
        bottom: pad('A'),
        top: pad(pick(5) === 0 ? 'A' : 'B'),
        improvements: Array.from({ length: pick(3) }, () => ({
          tile: pick(33),
          x: pick(5),
          y: pick(5),
          turn: turn(),
          layer: pick(2) === 0 ? 'under' : 'over',
        })),
      },
    }),
    () => ({ type: 'takeImprovement', seat, tile: pick(33) }),
    () => ({ type: 'takeToken', seat }),
    () => ({ type: 'research', seat, technology }),
    () => ({ type: 'complete', seat, technology }),
    () => ({ type: 'placeFreeOffice', seat, region }),
    () => ({ type: 'expand', seat, region }),
    () => ({ type: 'secondOffice', seat, region }),
    () => ({ type: 'sellOffBoard', seat, amount: pick(5) }),
    () => ({ type: 'takeBonus', seat }),
    () => ({ type: 'bonusProgress', seat, technologies: Array.from({ length: pick(4) }, () => from(technologies)) }),
    () => ({ type: 'bonusPrice', seat, change: pick(2) === 0 ? 1 : -1 }),
    () => ({ type: 'bonusOffice', seat, region }),
    () => ({ type: 'bonusMove', seat, from: region, space: pick(6), to: from(regions) }),
    () => ({ type: 'declineBonus', seat }),
    () => ({ type: 'sell', seat, region, buyer: pick(9) }),
    () => ({ type: 'endTurn', seat }),
  ];
  return from(makers)();
}

/** The game for the tests that are the same for every game. */
export const game = {
  module: smartphone,
  chart: smartphoneChart,
  flow,
  vocabulary,
  randomSetup,
  randomAction,
  junkAction,
};
