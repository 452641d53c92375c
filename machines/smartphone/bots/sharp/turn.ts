import type { Compared } from '../../../core/bots/think.ts';
import { sameAction } from '../../../core/sameAction.ts';
import type { Action } from '../../actions.ts';
import type { Colour } from '../../names.ts';
import { legalActions } from '../../rules/legal.ts';
import { seatOf } from '../../rules/lookup.ts';
import type { GameState } from '../../state.ts';
import { soundChoice } from '../sound.ts';
import type { Choice, Thought } from '../think.ts';
import { lead, outlookOf } from './outlook.ts';
import { playRound, stateAfter } from './playout.ts';
import { whyInstead } from './reasons.ts';

/** Phases 4 to 7: everything is open now, so every legal action is played to the end of the round once. */

/** An action has to come out so much better before it is preferred to the obvious one. */
const margin = 0.01;

export function* thinkTurn(
  seen: GameState,
  colour: Colour,
  random: number,
  instead?: Action,
): Generator<Thought, void> {
  const sound = soundChoice(seen, seatOf(seen, colour));
  const legal = legalActions(seen);
  const others = legal.filter((action) => action !== sound.action);
  const of = legal.length;
  let choice: Choice = sound;
  if (others.length === 0) {
    yield { choice, done: of, of, random };
    return;
  }
  const looked = (action: Action) => outlookOf(playRound(stateAfter(seen, action)), colour);
  const obvious = looked(sound.action);
  let most = lead(obvious) + margin;
  const own = instead ? lead(looked(instead)) : 0;
  const compared = (): Compared => {
    const same = sameAction(instead, choice.action);
    return { same, short: same ? 0 : Math.max(0, most - own) };
  };
  for (const [at, action] of others.entries()) {
    const found = looked(action);
    if (lead(found) > most) {
      most = lead(found);
      choice = { action, why: whyInstead(action, sound.action, found, obvious) };
    }
    yield { choice, done: at + 2, of, random, ...(instead && { instead: compared() }) };
  }
}
