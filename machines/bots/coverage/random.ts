import { draw } from '../../core/random.ts';
import type { Action } from '../../coverage/actions.ts';
import { bidRange } from '../../coverage/rules/auction.ts';
import { legalActions } from '../../coverage/rules/game.ts';
import { cents } from '../../coverage/rules/money.ts';
import type { GameState } from '../../coverage/state.ts';

/** Any legal action of whoever has to act, a bid of any size; null when the game is over. */
export function randomAction(state: GameState, random: number): [action: Action | null, next: number] {
  const legal = legalActions(state);
  const [at, next] = draw(random, legal.length);
  const action = legal[at];
  const range = bidRange(state);
  if (action?.type !== 'bid' || !range) return [action ?? null, next];
  const [steps, after] = draw(next, Math.floor((range.most - range.least) / range.step) + 1);
  return [{ ...action, amount: cents(range.least + steps * range.step) }, after];
}
