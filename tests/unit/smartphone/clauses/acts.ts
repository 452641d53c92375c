import type { ActionOf } from '@machines/smartphone/actions.ts';
import type { Colour, Region, Technology } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { play } from '../kit.ts';

/** Actions and small changes in few words, for the tests of phases 5 and 6. Green acts unless told otherwise. */

export const research = (technology: Technology, seat: Colour = 'green'): ActionOf<'research'> => ({
  type: 'research',
  seat,
  technology,
});

export const complete = (technology: Technology, seat: Colour = 'green'): ActionOf<'complete'> => ({
  type: 'complete',
  seat,
  technology,
});

export const freeOffice = (region: Region): ActionOf<'placeFreeOffice'> => ({
  type: 'placeFreeOffice',
  seat: 'green',
  region,
});

export const expand = (region: Region, seat: Colour = 'green'): ActionOf<'expand'> => ({
  type: 'expand',
  seat,
  region,
});

export const secondOffice = (region: Region): ActionOf<'secondOffice'> => ({
  type: 'secondOffice',
  seat: 'green',
  region,
});

export const offBoard = (amount: number): ActionOf<'sellOffBoard'> => ({ type: 'sellOffBoard', seat: 'green', amount });

export const takeBonus: ActionOf<'takeBonus'> = { type: 'takeBonus', seat: 'green' };
export const decline: ActionOf<'declineBonus'> = { type: 'declineBonus', seat: 'green' };

export const bonusProgress = (...technologies: Technology[]): ActionOf<'bonusProgress'> => ({
  type: 'bonusProgress',
  seat: 'green',
  technologies,
});

export const bonusPrice = (change: 1 | -1): ActionOf<'bonusPrice'> => ({ type: 'bonusPrice', seat: 'green', change });

export const bonusOffice = (region: Region): ActionOf<'bonusOffice'> => ({
  type: 'bonusOffice',
  seat: 'green',
  region,
});

export const move = (from: Region, to: Region, space = 0, seat: Colour = 'green'): ActionOf<'bonusMove'> => ({
  type: 'bonusMove',
  seat,
  from,
  space,
  to,
});

export const sell = (region: Region, buyer: number): ActionOf<'sell'> => ({
  type: 'sell',
  seat: 'green',
  region,
  buyer,
});

export const endTurn = (seat: Colour = 'green'): ActionOf<'endTurn'> => ({ type: 'endTurn', seat });

/** Takes a goods bonus where it is offered; where it must be taken it has come by itself. */
export const takeGoods = (state: GameState): GameState => (state.pending ? play(state, takeBonus) : state);

/** Retailer sides by their bonus: size and tile as in components/retailers.ts. */
export const retailer = {
  small: {
    good: { tile: 0, side: 0 }, // 11, 8, 5
    price: { tile: 0, side: 1 },
    progress: { tile: 1, side: 0 },
    nothing: { tile: 1, side: 1 }, // 12, 9, 6
  },
  medium: {
    secondOffice: { tile: 2, side: 0 },
    twoProgress: { tile: 2, side: 1 },
    nothing: { tile: 3, side: 0 },
    twoGoods: { tile: 3, side: 1 },
    move: { tile: 4, side: 0 }, // 13, 10, 8, 6
    price: { tile: 4, side: 1 },
  },
  large: { twoProgress: { tile: 5, side: 0 }, twoGoods: { tile: 5, side: 1 }, nothing: { tile: 6, side: 1 } },
} as const;
