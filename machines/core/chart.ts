import { assign, type EventObject } from 'xstate';

/** What a chart holds: the whole game under one key, so that an assign replaces it. */
export interface Context<State> {
  game: State;
}

interface Asked<State, Action> {
  context: Context<State>;
  event: Action;
}

/** The few kinds of guards and actions that charts are made of; each asks or does what a rule function says. */
export function chartWords<State, Action extends EventObject>(
  refuse: (state: State, action: Action) => unknown,
  apply: (state: State, action: Action) => State,
) {
  const change = (rule: (state: State) => State) =>
    assign<Context<State>, Action, undefined, Action, never>(({ context }) => ({ game: rule(context.game) }));
  return {
    /** For what a seat asks to do: one question for all of them, so that no chart has its own opinion. */
    allowed: ({ context, event }: Asked<State, Action>): boolean => refuse(context.game, event) === null,
    when:
      (question: (state: State) => boolean) =>
      ({ context }: Asked<State, Action>): boolean =>
        question(context.game),
    doing: () =>
      assign<Context<State>, Action, undefined, Action, never>(({ context, event }) => ({
        game: apply(context.game, event),
      })),
    change,
  };
}

/** A machine's first context: the game it is given. */
export const startWith = <State>({ input }: { input: Context<State> }): Context<State> => ({ game: input.game });
