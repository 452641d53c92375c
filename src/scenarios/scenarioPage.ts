import type { LearnWords } from '@/i18n/en/learn.ts';
import type { RichWords } from '@/ui/Rich.tsx';
import type { Case, RulingView } from './cases.ts';
import type { LabelWords } from './label.ts';
import type { ScenarioTypes } from './scenarioGame.ts';
import type { ScenarioWords } from './scenarioSchema.ts';

/** What the page of a scenario gets, whichever game it is of: everything looked up, words and language. */
export interface ScenarioPage<T extends ScenarioTypes> {
  /** By which it is remembered as done. */
  key: string;
  /** The one that is asked about comes first. */
  cases: [Case<T>, ...Case<T>[]];
  show: T['show'];
  words: ScenarioWords;
  /** The matter on which editions differ or say nothing, if it is about one. */
  choice: { title: string; gap: boolean } | null;
  /** Rulings that belong to the position. */
  rulings: RulingView[];
  frame: LabelWords;
  learn: Pick<LearnWords, 'right' | 'resolution' | 'answers' | 'storage'>;
  rich: RichWords;
  locale: string;
  clauseBase: string;
  /** The part of the page that holds the answer in full. */
  answerId: string;
}
