import type { ThinkOf } from '@machines/core/bots/think.ts';
import type { Action } from '@machines/coverage/actions.ts';
import { gameBrought } from '@machines/coverage/bots/brought.ts';
import { seenBy } from '@machines/coverage/bots/seen.ts';
import { strengths } from '@machines/coverage/bots/strengths.ts';
import { step } from '@machines/coverage/flow.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import type { GameState } from '@machines/coverage/state.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { mindOf } from '@/play/thinking/decide.ts';

const thinkOf = (player: string): ThinkOf<GameState, Action> =>
  (Object.hasOwn(strengths, player) ? strengths[player] : strengths['valuer']) as ThinkOf<GameState, Action>;

const toAct = (state: GameState) => {
  const seat = actingSeat(state);
  return seat ? [seat] : [];
};

/** The computer players of Coverage. */
export const coverageMind = mindOf<Coverage>({
  rules: { step, seenBy, toAct },
  roundOf: ({ turn }) => turn.number,
  thinkOf,
  hasChoice: (state) => legalActions(state).length > 1,
  turnOf: ({ turn }) => `${turn.number}`,
  brings: gameBrought,
});
