import type { GameModule } from '@machines/core/game.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import type { AnyStateMachine } from 'xstate';
import type { Roll } from './dice.ts';

/** A game as the tests that are the same for every game ask for it. */
export interface GameUnderTest<
  Setup extends { seed: number },
  State,
  Action extends { type: string },
  R extends Refusal,
  Snapshot,
> {
  /** On plain functions. */
  module: GameModule<Setup, State, Action, R>;
  /** On its statechart. */
  chart: GameModule<Setup, Snapshot, Action, R>;
  machine: AnyStateMachine;
  /** The chart's state value for a state. */
  chartValue(state: State): unknown;
  randomSetup(seed: number): Setup;
  randomAction(state: State, random: number): [action: Action | null, next: number];
  /** An action that fits the schema and most often breaks a rule. */
  junkAction(roll: Roll): Action;
  isOver(state: State): boolean;
}
