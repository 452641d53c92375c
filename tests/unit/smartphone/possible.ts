import type { Action } from '@machines/smartphone/actions.ts';
import { type Colour, colours, regions, technologies } from '@machines/smartphone/names.ts';

/** Everything a seat could possibly ask for outside planning; two technologies in board order stand for both orders. */
function everyAction(seat: Colour): Action[] {
  const each = <T>(items: readonly T[], make: (item: T) => Action) => items.map(make);
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n);
  const pairs = technologies.flatMap((one, at) => technologies.slice(at).map((two) => [one, two]));
  return [
    ...each(upTo(32), (tile) => ({ type: 'takeImprovement', seat, tile })),
    { type: 'takeToken', seat },
    ...each(technologies, (technology) => ({ type: 'research', seat, technology })),
    ...each(technologies, (technology) => ({ type: 'complete', seat, technology })),
    ...each(regions, (region) => ({ type: 'placeFreeOffice', seat, region })),
    ...each(regions, (region) => ({ type: 'expand', seat, region })),
    ...each(regions, (region) => ({ type: 'secondOffice', seat, region })),
    ...each(upTo(5), (amount) => ({ type: 'sellOffBoard', seat, amount })),
    { type: 'takeBonus', seat },
    { type: 'bonusProgress', seat, technologies: [] },
    ...each(technologies, (technology) => ({ type: 'bonusProgress', seat, technologies: [technology] })),
    ...each(pairs, (two) => ({ type: 'bonusProgress', seat, technologies: [...two] })),
    { type: 'bonusPrice', seat, change: 1 },
    { type: 'bonusPrice', seat, change: -1 },
    ...each(regions, (region) => ({ type: 'bonusOffice', seat, region })),
    ...regions.flatMap((from) =>
      upTo(5).flatMap((space) => each(regions, (to) => ({ type: 'bonusMove', seat, from, space, to }))),
    ),
    { type: 'declineBonus', seat },
    ...regions.flatMap((region) => each(upTo(8), (buyer) => ({ type: 'sell', seat, region, buyer }))),
    { type: 'endTurn', seat },
  ];
}

/** Everything that could possibly be asked for outside planning. */
export const possible = colours.flatMap(everyAction);
