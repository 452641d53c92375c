import { comparing } from '../../core/lab/compare.ts';
import * as choices from '../choices.ts';
import { openPosition } from '../position/build.ts';
import { actionOf } from '../position/moves.ts';
import { framesAfter } from '../position/play.ts';
import { rules } from '../rules.ts';
import type { Smartphone } from '../types.ts';
import { discords } from './discords.ts';

/** Runs of Smartphone Inc. compared: the same moves under two rule settings. */
export const { settingsOf, partings, defaultSettings, compareRuns } = comparing<Smartphone>(choices, {
  ...rules,
  open: openPosition,
  framesAfter,
  actionOf,
  discords,
});
