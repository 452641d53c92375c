import { type ComparisonOf, comparer } from '../../core/lab/compare.ts';
import { choiceRows } from '../choices.ts';
import { refuse, step } from '../flow.ts';
import { openPosition } from '../position/build.ts';
import { actionOf } from '../position/moves.ts';
import { framesAfter } from '../position/play.ts';
import { legalActions } from '../rules/legal.ts';
import type { Smartphone } from '../types.ts';
import { discords } from './discords.ts';
import { partings, read } from './ruleSettings.ts';

export type Comparison = ComparisonOf<Smartphone>;

/** The same moves under two readings, up to the first move or automatic step at which they part. */
export const compareRuns = comparer<Smartphone>({
  open: openPosition,
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
