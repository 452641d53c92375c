import { decideUntil, type ThinkOf } from '@machines/core/bots/think.ts';
import type { ModuleOf } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ComputerMove, GameTypes, Playable } from '../playable.ts';
import type { Beside, Brought, Judged, Looking, Mind, Question, Step, TwoLines } from './protocol.ts';
import { randomAt } from './question.ts';

/** What a mind has to know of its game. */
interface Minding<T extends GameTypes> {
  rules: Pick<ModuleOf<T>, 'step' | 'seenBy' | 'toAct'>;
  roundOf: Playable<T>['roundOf'];
  thinkOf(player: string): ThinkOf<T['state'], T['action']>;
  /** Whether there is anything to choose in a position. */
  hasChoice(state: T['state']): boolean;
  /** A name for the turn that a state belongs to: as long as it is the same, a seat is still at its decision. */
  turnOf(state: T['state']): string;
  /** What these actions bring a seat, played on from where they end. */
  brings(before: T['state'], actions: readonly T['action'][], seat: Colour): Brought;
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
  { player, start, log, seats }: Looking<T>,
): Generator<Step<readonly Judged<T['action']>[]>, void> {
  const think = thinkOf(player);
  const judged: Judged<T['action']>[] = [];
  let state = start;
  for (const [move, action] of log.entries()) {
    const { seat } = action;
    if (seats.includes(seat) && hasChoice(state)) {
      const thoughts = think(rules.seenBy(state, seat), seat, randomAt(start.setup.seed, move), reviewPlayouts, action);
      const { choice: advised, instead = { same: true, short: 0 } } = decideUntil(thoughts, () => false);
      judged.push({ seat, move, round: roundOf(state), phase: state.phase, action, advised, ...instead });
    }
    yield { done: move + 1, of: log.length, result: judged };
    state = after(rules, state, action);
  }
}

/** Does an action that has been accepted, or that a computer player has chosen. */
function after<T extends GameTypes>({ step }: Minding<T>['rules'], state: T['state'], action: T['action']): T['state'] {
  const stepped = step(state, action);
  if (!stepped.ok) throw new Error(`The log breaks ${stepped.refusal.rule}.`);
  return stepped.state;
}

/** Takes a turn again in place of its seat; whoever else has to act in it does what the same player would do. */
function* beside<T extends GameTypes>(
  { rules, thinkOf, turnOf, brings }: Minding<T>,
  { player, seat, start, log, from, to }: Beside<T>,
): Generator<Step<TwoLines<T['action']>>, void> {
  const think = thinkOf(player);
  let state = log.slice(0, from).reduce((at, action) => after(rules, at, action), start);
  const before = state;
  const turn = turnOf(before);
  const own = brings(before, log.slice(from, to), seat);
  const line: T['action'][] = [];
  const advised: ComputerMove<T['action']>[] = [];
  for (let [who] = rules.toAct(state); who && turnOf(state) === turn; [who] = rules.toAct(state)) {
    const { choice } = decideUntil(think(rules.seenBy(state, who), who, randomAt(start.setup.seed, from)), () => false);
    line.push(choice.action);
    if (who === seat) advised.push(choice);
    state = after(rules, state, choice.action);
  }
  // Told when it is whole: half of a turn cannot be compared with one.
  yield { done: 1, of: 1, result: { advised, own, other: brings(before, line, seat) } };
}

export const mindOf = <T extends GameTypes>(game: Minding<T>): Mind<T> => ({
  work: (task) => {
    if (task.kind === 'decide') return decide(game, task);
    return task.kind === 'review' ? review(game, task) : beside(game, task);
  },
});
