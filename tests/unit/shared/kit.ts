import type { StepOf } from '@machines/core/compile.ts';
import { deepFreeze } from '@machines/core/freeze.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import { type Colour, findSeat } from '@machines/core/seats.ts';
import { expect } from 'vitest';

/** Changing positions, and running actions on them with every state frozen. */

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The same position with something changed. The set-up stays the same object, so the rulings do too. */
export function edit<State extends { setup: unknown }>(state: State, change: (draft: Writable<State>) => void): State {
  const draft = { ...structuredClone(state), setup: state.setup };
  change(draft);
  return deepFreeze(draft);
}

/** The seat of a colour, in a state that is being edited or looked at. */
export function seat<State extends { seats: { colour: Colour }[] }>(state: State, colour: Colour) {
  const found = findSeat(state, colour);
  if (!found) throw new Error(`${colour} is not at this table`);
  return found as State['seats'][number];
}

export const told = (state: { news: { what: string }[] }, what: string): boolean =>
  state.news.some((each) => each.what === what);

export function acting<State, Action, R extends Refusal>(
  step: (state: State, action: Action) => StepOf<State, R>,
  sentence: (refusal: R) => string,
) {
  /** Runs actions that must all be legal. */
  const play = (state: State, ...actions: Action[]): State =>
    actions.reduce((now, action) => {
      const result = step(now, action);
      if (!result.ok)
        throw new Error(`${JSON.stringify(action)} refused by ${result.refusal.rule}: ${sentence(result.refusal)}`);
      return deepFreeze(result.state);
    }, state);

  /** The refusal of an action that must be refused, and must leave the very same state behind. */
  const refusalOf = (state: State, action: Action): R => {
    const result = step(state, action);
    if (result.ok) throw new Error(`${JSON.stringify(action)} should have been refused`);
    expect(result.state).toBe(state);
    expect(sentence(result.refusal)).not.toMatch(/[{}]|undefined/);
    return result.refusal;
  };

  /** Shorthand for expecting a refusal by clause and reason, and with what its sentence is made of. */
  const expectRefused = (
    state: State,
    action: Action,
    rule: R['rule'],
    reason: R['reason'],
    params?: R['params'],
  ): void => {
    const refused = refusalOf(state, action);
    expect(refused).toMatchObject({ rule, reason });
    if (params) expect(refused.params).toEqual(params);
  };

  const isLegal = (state: State, action: Action): boolean => step(state, action).ok;

  return { play, refusalOf, expectRefused, isLegal };
}
