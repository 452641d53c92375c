import { type AnyStateMachine, type EventObject, initialTransition, type SnapshotFrom } from 'xstate';
import type { StepOf } from './driver.ts';
import type { GameModule } from './game.ts';
import type { Refusal } from './refusal.ts';
import { createStepper } from './stepper.ts';

/** What the two ways to run a game have in common. */
export type Door<Setup extends { seed: number }, Action, R extends Refusal> = Pick<
  GameModule<Setup, unknown, Action, R>,
  'id' | 'rulesVersion' | 'sameSince' | 'asPlayed' | 'parseSetup' | 'parseAction' | 'sentence'
>;

/** A game on plain rule functions: bots, bulk runs, the command line. */
export const onDriver = <Setup extends { seed: number }, State, Action, R extends Refusal>(
  door: Door<Setup, Action, R>,
  start: (setup: Setup) => State,
  step: (state: State, action: Action) => StepOf<State, R>,
): GameModule<Setup, State, Action, R> => ({
  ...door,
  start,
  step: (position, action) => {
    const stepped = step(position, action);
    return stepped.ok ? { ok: true, position: stepped.state } : { ok: false, position, refusal: stepped.refusal };
  },
});

/** A game on its statechart: the pages, which show the chart beside the board. */
export function onChart<
  Setup extends { seed: number },
  State,
  Action extends EventObject,
  R extends Refusal,
  M extends AnyStateMachine,
>(
  door: Door<Setup, Action, R>,
  machine: M,
  setUp: (setup: Setup) => State,
  refuse: (state: State, action: Action) => R | null,
): GameModule<Setup, SnapshotFrom<M>, Action, R> {
  const advance = createStepper(machine);
  return {
    ...door,
    start: (setup) => initialTransition(machine, { game: setUp(setup) } as never)[0] as SnapshotFrom<M>,
    step: (position, action) => {
      const next = advance(position, action as never);
      if (next !== position) return { ok: true, position: next };
      const refusal = refuse((position as { context: { game: State } }).context.game, action);
      if (!refusal) throw new Error(`The chart has no place for ${action.type}, but the rules allow it.`);
      return { ok: false, position, refusal };
    },
  };
}
