import { type PartingOf, type RuleSettingsOf, ruleSettingsTools } from '../../core/lab/ruleSettings.ts';
import {
  type ChoiceName,
  choiceNames,
  defaultRuleSet,
  type RuleSet,
  type Rules,
  type Rulings,
  rulesOf,
} from '../choices.ts';

export type RuleSettings = RuleSettingsOf<RuleSet, Rulings>;
export type Parting = PartingOf<ChoiceName>;

export const { settingsOf, read, partings, defaultSettings } = ruleSettingsTools<RuleSet, Rulings, Rules>({
  defaultRuleSet,
  choiceNames,
  rulesOf,
});
