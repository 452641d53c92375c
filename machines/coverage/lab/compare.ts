import { comparing } from '../../core/lab/compare.ts';
import * as choices from '../choices.ts';
import { openAsWritten } from '../position/build.ts';
import { actionOf } from '../position/moves.ts';
import { framesAfter } from '../position/play.ts';
import { rules } from '../rules.ts';
import type { Coverage } from '../types.ts';
import { discords } from './discords.ts';

/** Runs of Coverage compared: the same moves under two rule settings. */
export const { settingsOf, partings, defaultSettings, compareRuns } = comparing<Coverage>(choices, {
  ...rules,
  open: openAsWritten,
  framesAfter,
  actionOf,
  discords,
});
