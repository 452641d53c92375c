import { strengths } from '@machines/bots/coverage/strengths.ts';
import type { Think } from '@machines/bots/thinking.ts';
import type { Action } from '@machines/coverage/actions.ts';
import type { GameState } from '@machines/coverage/state.ts';
import type { Coverage } from '../coverage.ts';
import { decideWith } from './decide.ts';
import type { Mind } from './protocol.ts';

const thinkOf = (player: string): Think<GameState, Action> =>
  (Object.hasOwn(strengths, player) ? strengths[player] : strengths['valuer']) as Think<GameState, Action>;

/** The computer players of Coverage. */
export const coverageMind: Mind<Coverage> = {
  work: (task) => decideWith<Coverage>(thinkOf(task.player), task),
};
