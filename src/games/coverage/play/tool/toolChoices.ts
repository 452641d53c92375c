import type { ActionOf } from '@machines/coverage/actions.ts';
import type { Colour } from '@machines/coverage/names.ts';
import { refuseAct } from '@machines/coverage/rules/acting.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import { controlledBy, shareValue } from '@machines/coverage/rules/shares.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { mostChips } from '../pointing.ts';

/** What a turn can be spent on. The rules answer; this only asks. */

export interface BuildChoice {
  action: ActionOf<'act'>;
  /** The most chips that can go on one hex. */
  most: number;
  refusal: RefusalOf | null;
}

/** Companies one holds a share of, whether or not they can build now. */
export const buildChoices = (state: GameState, seat: Colour): BuildChoice[] =>
  state.companies
    .filter(({ colour }) => controlledBy(state, seat, colour) > 0)
    .map(({ colour: company }) => {
      const action = { type: 'act', seat, company } as const;
      return { action, most: mostChips(state, company), refusal: refuseAct(state, action) };
    });

export interface AuctionChoice {
  action: ActionOf<'auction'>;
  from: number;
}

export const auctionChoices = (state: GameState): AuctionChoice[] =>
  legalActions(state).flatMap((action) =>
    action.type === 'auction' ? [{ action, from: shareValue(state, action.company) }] : [],
  );

/** C6.1: everyone else has passed. */
export const passEndsIt = (state: GameState): boolean => state.passes === state.seats.length - 1;
