import type { RuleSettingsOf } from '../core/lab/ruleSettings.ts';
import type { Action } from './actions.ts';
import type { ChoiceName, RuleSet, Rulings } from './choices.ts';
import type { Discord } from './lab/discords.ts';
import type { Change } from './lab/nearest.ts';
import type { Finding } from './position/audit/finding.ts';
import type { Check, Move, PositionSpec } from './position/schema.ts';
import type { RefusalOf } from './rules/refuse.ts';
import type { GameState, Setup } from './state.ts';

/** What Smartphone Inc. is made of. */
export interface Smartphone {
  setup: Setup;
  state: GameState;
  action: Action;
  refusal: RefusalOf;
  ruleSet: RuleSet;
  choice: ChoiceName;
  position: PositionSpec;
  move: Move;
  check: Check;
  finding: Finding;
  settings: RuleSettingsOf<RuleSet, Rulings>;
  discord: Discord;
  change: Change;
}
