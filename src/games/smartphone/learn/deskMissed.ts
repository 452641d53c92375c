import { type CountedCell, countedCells, type Summed } from '@machines/smartphone/desk/counted.ts';
import { type GameSymbol, symbols } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { type DeskMeans, planResultOf } from './desk.ts';

/** What of a plan can be left out, or counted wrongly: a kind of symbol, or what makes goods besides. */
export const missable = [...symbols, 'covered', 'faceDown', 'tokens'] as const;
export type Missable = (typeof missable)[number];

/** How much something adds to each sum that is asked about. */
export type Added = [Summed, number][];

/** What a wrong answer left out, as it is marked on the plan. */
export interface DeskMissed {
  cells: (Pick<CountedCell, 'x' | 'y'> & { adds: Added })[];
  /** Each kind of it, and what one of it adds. */
  kinds: { what: Missable; adds: Added }[];
}

const isSymbol = (what: Missable): what is GameSymbol => (symbols as readonly string[]).includes(what);

/** What of the plan is marked once an answer was wrong; kinds that are not there are left out. */
export function deskMissed(
  desk: DeskMeans,
  plan: Plan,
  asks: readonly string[],
  missed: readonly Missable[],
): DeskMissed {
  const { goods } = planResultOf(desk, plan);
  const sums = (['goods', 'price'] as const).filter((each) => asks.includes(each));
  const counted = sums.flatMap((of) =>
    countedCells(of, plan, desk.means, desk.powers).map((cell) => ({ of, ...cell })),
  );
  const spots = [...new Map(counted.map((cell) => [`${cell.x} ${cell.y}`, cell])).values()];
  const cells = spots
    .filter(({ symbol }) => missed.includes(symbol))
    .map(({ x, y, symbol }) => ({
      x,
      y,
      symbol,
      adds: counted.filter((cell) => cell.x === x && cell.y === y).map(({ of, adds }): Added[number] => [of, adds]),
    }));
  const kinds = missed.flatMap((what): DeskMissed['kinds'] => {
    if (!isSymbol(what)) return goods[what] > 0 ? [{ what, adds: [['goods', 1]] }] : [];
    const one = cells.find(({ symbol }) => symbol === what);
    return one ? [{ what, adds: one.adds }] : [];
  });
  return { cells: cells.map(({ x, y, adds }) => ({ x, y, adds })), kinds };
}
