import { decide } from '../../core/bots/think.ts';
import type { Action } from '../actions.ts';
import { strengthOf } from '../bots/strengths.ts';
import { step } from '../flow.ts';
import { toAct } from '../rules/turns.ts';
import { newGame } from '../start.ts';
import type { GameState, Setup } from '../state.ts';

export interface GameOptions {
  /** Rounds played out for a plan, for players that do so. */
  playouts?: number | undefined;
  /** Called with every position that somebody acts in, the first one and the last one among them. */
  watch?: (state: GameState) => void;
}

/**
 * Plays a whole game of computer players. They draw from a random of their own, so the set-up's is the table's alone.
 * Steve has one legal action at a time, so whoever draws for him draws that.
 */
export function playGame(setup: Setup, { playouts, watch }: GameOptions = {}): { state: GameState; log: Action[] } {
  const players = new Map(setup.seats.map(({ colour, player }) => [colour, player]));
  const log: Action[] = [];
  let state = newGame(setup);
  let random = setup.seed ^ 0x5eed;
  watch?.(state);
  while (state.phase !== 'over') {
    const [seat] = toAct(state);
    const think = (strengthOf(players.get(seat ?? 'green') ?? '') ?? strengthOf('random'))?.think;
    if (!seat || !think) throw new Error(`Nobody can act in phase ${state.phase} of round ${state.round}.`);
    const thought = decide(think, state, seat, random, playouts);
    random = thought.random;
    const stepped = step(state, thought.choice.action);
    if (!stepped.ok) throw new Error(`${thought.choice.action.type} breaks ${stepped.refusal.rule}.`);
    state = stepped.state;
    log.push(thought.choice.action);
    watch?.(state);
  }
  return { state, log };
}
