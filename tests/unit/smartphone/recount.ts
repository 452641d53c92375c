import { printed } from '@machines/smartphone/components/printed.ts';
import type { GameSymbol } from '@machines/smartphone/names.ts';
import type { PadPlacement, Plan } from '@machines/smartphone/plan.ts';
import { allTiles } from '@machines/smartphone/rules/tiles.ts';

/** A second, naive count of a plan for the tests: everything is painted on a grid from the bottom up. */

const rotate = (rows: (GameSymbol | null)[][]): (GameSymbol | null)[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null).reverse());

function paint(
  { pad, side, turn, x, y }: PadPlacement,
  put: (x: number, y: number, symbol: GameSymbol | null) => void,
) {
  let rows = printed.pads[pad][side === 1 ? 'side1' : 'side2'];
  for (let turns = 0; turns < turn; turns++) rows = rotate(rows);
  for (const [dy, row] of rows.entries()) for (const [dx, symbol] of row.entries()) put(x + dx, y + dy, symbol);
}

/** Visible symbols by kind, and the number of cells where both pads lie. */
export function recount(plan: Plan): { symbols: Record<GameSymbol, number>; covered: number } {
  const grid = new Map<string, GameSymbol | null>();
  const lower = new Set<string>();
  let covered = 0;
  const put = (x: number, y: number, symbol: GameSymbol | null) => grid.set(`${x},${y}`, symbol);
  const lay = (layer: 'under' | 'over') => {
    for (const { tile, x, y, turn, layer: own } of plan.improvements) {
      if (own !== layer) continue;
      const [dx, dy] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ][turn] as [number, number];
      const [first, second] = allTiles(printed)[tile] ?? [null, null];
      put(x, y, first);
      put(x + dx, y + dy, second);
    }
  };
  paint(plan.bottom, (x, y, symbol) => {
    lower.add(`${x},${y}`);
    put(x, y, symbol);
  });
  lay('under');
  paint(plan.top, (x, y, symbol) => {
    if (lower.has(`${x},${y}`)) covered++;
    put(x, y, symbol);
  });
  lay('over');
  const symbols: Record<GameSymbol, number> = {
    goods: 0,
    goodsPriceDown: 0,
    priceUp: 0,
    research: 0,
    logistics: 0,
    improve: 0,
  };
  for (const symbol of grid.values()) if (symbol) symbols[symbol]++;
  return { symbols, covered };
}
