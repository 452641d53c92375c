import { decideUntil, type ThinkOf } from '@machines/core/bots/think.ts';
import type { ModuleOf } from '@machines/core/game.ts';
import type { ComputerMove, GameTypes, Playable } from '../playable.ts';
import type { Judged, Looking, Mind, Question, Step } from './protocol.ts';
import { randomAt } from './question.ts';

/** What a mind has to know of its game. */
interface Minding<T extends GameTypes> {
  rules: Pick<ModuleOf<T>, 'start' | 'step' | 'seenBy'>;
  roundOf: Playable<T>['roundOf'];
  thinkOf(player: string): ThinkOf<T['state'], T['action']>;
  /** Whether there is anything to choose in a position. */
  hasChoice(state: T['state']): boolean;
}

/** Rounds played out for a plan in a review: enough to tell a good one, and many are looked at. */
const reviewPlayouts = 64;

/** A computer player at work on a question. */
function* decide<T extends GameTypes>(
  { thinkOf }: Minding<T>,
  { player, seen, seat, random }: Question<T>,
): Generator<Step<ComputerMove<T['action']>>, void> {
  for (const { choice, done, of } of thinkOf(player)(seen, seat, random)) yield { done, of, result: choice };
}

/** Goes through a finished game: at every decision the player is told what the seat saw, and no more. */
function* review<T extends GameTypes>(
  { rules, roundOf, thinkOf, hasChoice }: Minding<T>,
  { player, setup, log, seats }: Looking<T>,
): Generator<Step<readonly Judged<T['action']>[]>, void> {
  const think = thinkOf(player);
  const judged: Judged<T['action']>[] = [];
  let state = rules.start(setup);
  for (const [move, action] of log.entries()) {
    const { seat } = action;
    if (seats.includes(seat) && hasChoice(state)) {
      const thoughts = think(rules.seenBy(state, seat), seat, randomAt(setup.seed, move), reviewPlayouts, action);
      const { choice: advised, instead = { same: true, short: 0 } } = decideUntil(thoughts, () => false);
      judged.push({ seat, move, round: roundOf(state), phase: state.phase, action, advised, ...instead });
    }
    yield { done: move + 1, of: log.length, result: judged };
    const stepped = rules.step(state, action);
    if (!stepped.ok) throw new Error(`The log breaks ${stepped.refusal.rule}.`);
    state = stepped.state;
  }
}

export const mindOf = <T extends GameTypes>(game: Minding<T>): Mind<T> => ({
  work: (task) => (task.kind === 'decide' ? decide(game, task) : review(game, task)),
});
