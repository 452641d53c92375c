import type { StepOf } from './compile.ts';
import type { GameModule } from './game.ts';
import type { Refusal } from './refusal.ts';

/** What comes in from outside, and how a refusal is said. */
export type Door<Setup extends { seed: number }, Action, R extends Refusal> = Pick<
  GameModule<Setup, unknown, Action, R>,
  'id' | 'rulesVersion' | 'sameSince' | 'asPlayed' | 'parseSetup' | 'parseAction' | 'sentence'
>;

/** A game on its compiled chart: bots, bulk runs, the command line. */
export const onFlow = <Setup extends { seed: number }, State, Action, R extends Refusal>(
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
