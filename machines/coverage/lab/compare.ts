import { type ComparisonOf, comparer } from '../../core/lab/compare.ts';
import type { Action } from '../actions.ts';
import { type ChoiceName, choiceRows } from '../choices.ts';
import { refuse, step } from '../flow.ts';
import { openAsWritten } from '../position/build.ts';
import { actionOf } from '../position/moves.ts';
import { framesAfter } from '../position/play.ts';
import type { Move, PositionSpec } from '../position/spec.ts';
import { legalActions } from '../rules/legal.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import { type Discord, discords } from './discords.ts';
import { partings, type RuleSettings, read } from './ruleSettings.ts';

interface Types {
  state: GameState;
  action: Action;
  move: Move;
  refusal: RefusalOf;
  position: PositionSpec;
  settings: RuleSettings;
  choice: ChoiceName;
  discord: Discord;
}
export type Comparison = ComparisonOf<Types>;

/** The same moves under two readings, up to the first move or automatic step at which they part. */
export const compareRuns = comparer<Types>({
  open: openAsWritten,
  step,
  framesAfter,
  legalActions,
  refuse,
  actionOf,
  read,
  partings,
  clauseOf: (name) => choiceRows[name].clause,
  discords,
});
