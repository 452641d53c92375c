import { assign, type EventObject, type MetaObject, type StateMachine, type StateValue } from 'xstate';
import { type ChartData, type Flowing, mostSteps, type Vocabulary, withoutNews } from './chart.ts';
import { setup } from './setup.ts';

/** What a machine holds: the whole game under one key, so that an assign replaces it. */
export interface Context<State> {
  game: State;
}

const mapped = <From, To>(table: Readonly<Record<string, From>>, make: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(table).map(([name, from]) => [name, make(from)]));

/** An event by which a position begins a phase of the chart; no seat can send it, and no drawing shows it. */
export const beginEvent = (phase: string): string => `position.begin.${phase}`;

/** The chart with those events on the state around the phases. */
function withBeginnings(
  data: ChartData,
  phases: Readonly<Record<string, readonly string[]>>,
  path: string[] = [],
): object {
  const begun = Object.entries(phases).filter(
    ([, at]) => at.length === path.length + 1 && path.every((key, n) => at[n] === key),
  );
  return {
    ...data,
    ...(data.states && {
      states: Object.fromEntries(
        Object.entries(data.states).map(([key, inner]) => [key, withBeginnings(inner, phases, [...path, key])]),
      ),
    }),
    ...(begun.length > 0 && {
      on: Object.fromEntries(begun.map(([phase, at]) => [beginEvent(phase), { target: `.${at.at(-1)}` }])),
    }),
  };
}

/** A machine made of a chart. Where in it a game is, only the chart knows. */
export type MachineOf<State, Action extends EventObject> = StateMachine<
  Context<State>,
  Action,
  Record<never, never>,
  never,
  never,
  never,
  never,
  StateValue,
  string,
  Context<State>,
  Record<never, never>,
  EventObject,
  MetaObject,
  Record<never, never>
>;

/** Makes XState machines of a game's charts. A guard there is what is asked of every action, then its own question. */
export function machinesOf<State extends Flowing, Action extends EventObject, R>(
  vocabulary: Vocabulary<State, Action, R>,
) {
  const { common, guards, actions, conditions, updates } = vocabulary;
  type Asked = { context: Context<State>; event: Action };
  const replace = (next: (asked: Asked) => State) =>
    assign<Context<State>, Action, undefined, Action, never>((asked) => ({ game: next(asked) }));
  const made = setup({
    types: {
      context: {} as Context<State>,
      events: {} as Action,
      input: {} as Context<State>,
      meta: {} as { rules: string[] },
    },
    guards: {
      ...mapped(
        guards,
        (why) =>
          ({ context: { game }, event }: Asked): boolean =>
            common(game, event, true) === null && why(game, event as never) === null,
      ),
      ...mapped(
        conditions,
        (holds) =>
          ({ context }: Asked): boolean =>
            holds(context.game),
      ),
    },
    actions: {
      ...mapped(actions, (does) => replace(({ context, event }) => does(withoutNews(context.game), event as never))),
      ...mapped(updates, (does) => replace(({ context }) => does(context.game))),
    },
  });
  /** `phases`: those that a position may begin. */
  return (id: string, chart: ChartData, phases: Readonly<Record<string, readonly string[]>> = {}) =>
    made.createMachine({
      id,
      context: ({ input }: { input: Context<State> }) => ({ game: input.game }),
      ...withBeginnings(chart, phases),
      options: { maxIterations: mostSteps },
    } as never) as unknown as MachineOf<State, Action>;
}
