import type { Vocabulary } from '@machines/core/chart.ts';
import type { Flow } from '@machines/core/compile.ts';
import type { GameTypes, ModuleOf } from '@machines/core/game.ts';
import type { Charted } from '@machines/core/rules.ts';
import type { Roll } from './dice.ts';

/** A game as the tests that are the same for every game ask for it. */
export interface GameUnderTest<T extends GameTypes> {
  module: ModuleOf<T>;
  /** On its compiled chart. */
  flow: Flow<T['state'], T['action'], T['refusal']>;
  vocabulary: Vocabulary<T['state'], T['action'], T['refusal']>;
  /** On its statechart. */
  chart: Charted<T['state'], T['action'], T['refusal']>;
  randomSetup(seed: number): T['setup'];
  randomAction(state: T['state'], random: number): [action: T['action'] | null, next: number];
  /** An action that fits the schema and most often breaks a rule. */
  junkAction(roll: Roll): T['action'];
}
