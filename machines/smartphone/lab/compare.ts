import { type ComparisonOf, comparer } from '../../core/lab/compare.ts';
import { ruleSettingsTools } from '../../core/lab/ruleSettings.ts';
import {
  choiceNames,
  choiceRows,
  defaultRuleSet,
  type RuleSet,
  type Rules,
  type Rulings,
  rulesOf,
} from '../choices.ts';
import { refuse, step } from '../flow.ts';
import { openPosition } from '../position/build.ts';
import { actionOf } from '../position/moves.ts';
import { framesAfter } from '../position/play.ts';
import { legalActions } from '../rules/legal.ts';
import type { Smartphone } from '../types.ts';
import { discords } from './discords.ts';

export type Comparison = ComparisonOf<Smartphone>;

export const { settingsOf, partings, defaultSettings } = ruleSettingsTools<RuleSet, Rulings, Rules>({
  defaultRuleSet,
  choiceNames,
  rulesOf,
});

/** The same moves under two readings, up to the first move or automatic step at which they part. */
export const compareRuns = comparer<Smartphone>({
  open: openPosition,
  step,
  framesAfter,
  legalActions,
  refuse,
  actionOf,
  partings,
  clauseOf: (name) => choiceRows[name].clause,
  discords,
});
