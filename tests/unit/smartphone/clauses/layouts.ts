import { printed } from '@machines/smartphone/components/printed.ts';
import type { Colour, GameSymbol } from '@machines/smartphone/names.ts';
import type { ImprovementPlacement, PadPlacement, Plan, Turn } from '@machines/smartphone/plan.ts';
import type { Tally } from '@machines/smartphone/rules/symbols.ts';
import { allTiles } from '@machines/smartphone/rules/tiles.ts';
import type { GameState, Seat } from '@machines/smartphone/state.ts';
import { edit, play, seat, type TableOptions, tableOf } from '../kit.ts';

/** Layouts of pads and improvements for the clauses of phase 1. */

/** The number of an improvement with these symbols; `nth` where there are several of the kind. */
export function tile(first: GameSymbol, second: GameSymbol, nth = 0): number {
  const found = allTiles(printed).flatMap(([a, b], at) => (a === first && b === second ? [at] : []))[nth];
  if (found === undefined) throw new Error(`No improvement ${first} + ${second}, number ${nth}`);
  return found;
}

export const pad = (name: 'A' | 'B', side: 1 | 2, x: number, y: number, turn: Turn = 0): PadPlacement => ({
  pad: name,
  side,
  turn,
  x,
  y,
});

export const lay = (
  tile: number,
  x: number,
  y: number,
  turn: Turn,
  layer: ImprovementPlacement['layer'] = 'over',
): ImprovementPlacement => ({ tile, x, y, turn, layer });

/**
 * Pad A side 1 one step right and down of pad B side 1, and on top of it:
 *
 *     x    0          1                        2
 *     y 0  B priceDn  B empty
 *     y 1  B research A empty   (B logistics)  A logistics
 *     y 2  B empty    A improve (B logistics)  A goods
 *     y 3             A empty                  A priceUp
 */
export const steps = (...improvements: ImprovementPlacement[]): Plan => ({
  bottom: pad('B', 1, 0, 0),
  top: pad('A', 1, 1, 1),
  improvements,
});

/** What `steps` gives with no improvement placed. */
export const bareSteps = {
  goods: 1,
  goodsPriceDown: 1,
  goodsPriceDownOnPads: 1,
  priceUp: 1,
  research: 1,
  logistics: 1,
  improve: 1,
  covered: 2,
};

export const planOf = (colour: Colour, plan: Plan) => ({ type: 'plan', seat: colour, plan }) as const;

/** Green and red about to plan; green has these improvements. */
export const planners = (
  improvements: number[],
  options: TableOptions = {},
  change: (green: Seat) => void = () => {},
): GameState =>
  edit(tableOf(options), (draft) => {
    const green = seat(draft, 'green');
    green.improvements = improvements;
    change(green);
  });

/** Everyone commits, green to this plan, the others to bare pads. */
export const shown = (state: GameState, plan: Plan): GameState =>
  play(
    state,
    ...state.seats
      .filter(({ steve }) => steve === null)
      .map(({ colour }) => planOf(colour, colour === 'green' ? plan : steps())),
  );

/** Green's active symbols once this plan is shown. */
export function tallyOf(state: GameState, plan: Plan): Tally {
  const { tally } = seat(shown(state, plan), 'green');
  if (!tally) throw new Error('The plan was not shown');
  return tally;
}
