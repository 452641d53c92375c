import { seenBy } from '@machines/bots/coverage/seen.ts';
import { strengths } from '@machines/bots/coverage/strengths.ts';
import type { Think } from '@machines/bots/thinking.ts';
import type { Action } from '@machines/coverage/actions.ts';
import { step } from '@machines/coverage/flow.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { newGame } from '@machines/coverage/start.ts';
import type { GameState } from '@machines/coverage/state.ts';
import type { Coverage } from '../coverage.ts';
import { mindOf } from './decide.ts';

const thinkOf = (player: string): Think<GameState, Action> =>
  (Object.hasOwn(strengths, player) ? strengths[player] : strengths['valuer']) as Think<GameState, Action>;

/** The computer players of Coverage. */
export const coverageMind = mindOf<Coverage>({
  newGame,
  step,
  seenBy,
  roundOf: ({ turn }) => turn.number,
  thinkOf,
  hasChoice: (state) => legalActions(state).length > 1,
});
