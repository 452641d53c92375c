import type { Vocabulary } from '@machines/core/chart.ts';
import type { Flow } from '@machines/core/compile.ts';
import type { GameModule } from '@machines/core/game.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import type { Charted } from '@machines/core/rules.ts';
import type { Roll } from './dice.ts';

/** A game as the tests that are the same for every game ask for it. */
export interface GameUnderTest<
  Setup extends { seed: number },
  State,
  Action extends { type: string },
  R extends Refusal,
> {
  module: GameModule<Setup, State, Action, R>;
  /** On its compiled chart. */
  flow: Flow<State, Action, R>;
  vocabulary: Vocabulary<State, Action, R>;
  /** On its statechart. */
  chart: Charted<Setup, State, Action, R>;
  randomSetup(seed: number): Setup;
  randomAction(state: State, random: number): [action: Action | null, next: number];
  /** An action that fits the schema and most often breaks a rule. */
  junkAction(roll: Roll): Action;
  isOver(state: State): boolean;
}
