import type { Refusal } from './refusal.ts';

export type StepOf<State, R extends Refusal> = { ok: true; state: State } | { ok: false; state: State; refusal: R };

/** The rules of a game as plain functions. */
export interface Rules<State, Action, R extends Refusal> {
  refuse(state: State, action: Action): R | null;
  apply(state: State, action: Action): State;
  /** The next step that nobody decides; null when someone has to act or the game is over. */
  automatic(state: State): State | null;
}

/** Runs a game on its plain functions. */
export function drive<State, Action, R extends Refusal>({ refuse, apply, automatic }: Rules<State, Action, R>) {
  /** Takes every automatic step until someone has to act or the game is over. */
  const settle = (state: State): State => {
    let now = state;
    for (let next = automatic(now); next; next = automatic(now)) now = next;
    return now;
  };
  /** One action: refused with its clause and the very same state, or done with all that follows by itself. */
  const step = (state: State, action: Action): StepOf<State, R> => {
    const refused = refuse(state, action);
    return refused ? { ok: false, state, refusal: refused } : { ok: true, state: settle(apply(state, action)) };
  };
  /** A state and every one it passes through by itself, to be looked at one by one. */
  const settling = (state: State): State[] => {
    const states: State[] = [];
    for (let now: State | null = state; now; now = automatic(now)) states.push(now);
    return states;
  };
  return { settle, step, settling };
}
