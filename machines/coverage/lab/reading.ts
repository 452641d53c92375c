import { type PartingOf, type ReadingOf, readingTools } from '../../core/lab/reading.ts';
import {
  type ChoiceName,
  choiceNames,
  defaultRuleSet,
  type RuleSet,
  type Rules,
  type Rulings,
  rulesOf,
} from '../readings.ts';

export type Reading = ReadingOf<RuleSet, Rulings>;
export type Parting = PartingOf<ChoiceName>;

export const { readingOf, read, partings, defaultReading } = readingTools<RuleSet, Rulings, Rules>({
  defaultRuleSet,
  choiceNames,
  rulesOf,
});
