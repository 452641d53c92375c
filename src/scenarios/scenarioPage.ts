import type { LearnWords } from '@/i18n/en/learn.ts';
import type { ScenarioPageWords } from '@/i18n/en/scenarioPage.ts';
import type { RichWords } from '@/ui/Rich.tsx';
import type { Case, RulingView } from './cases.ts';
import type { LabelWords } from './label.ts';
import type { ScenarioTypes } from './scenarioGame.ts';
import type { ScenarioKind, ScenarioWords } from './scenarioSchema.ts';

/** Where one can go from a scenario. */
export interface ScenarioWays {
  home: string;
  list: string;
  previous: string | null;
  next: string | null;
  lab: string;
  /** Where its game is played. */
  play: string;
  lesson: { href: string; title: string } | null;
  /** Which one it is among those of its place. */
  at: number;
  of: number;
}

/** What the page of a scenario gets, whichever game it is of: everything looked up, words and language. */
export interface ScenarioPage<T extends ScenarioTypes> {
  /** By which it is remembered as done. */
  key: string;
  /** The one that is asked about comes first. */
  cases: [Case<T>, ...Case<T>[]];
  show: T['show'];
  words: ScenarioWords;
  kind: ScenarioKind;
  difficulty: 1 | 2 | 3;
  clauses: string[];
  /** The editions it may be asked under, in few letters; one alone is not chosen among. */
  editions: { id: T['ruleSet']; short: string; name: string }[];
  /** The matter on which editions differ or say nothing, if it is about one. */
  choice: { title: string; gap: boolean } | null;
  /** Rulings that belong to the position. */
  rulings: RulingView[];
  frame: LabelWords & { kinds: Record<ScenarioKind, string>; difficulty: string[] };
  said: ScenarioPageWords;
  learn: Pick<LearnWords, 'right' | 'answers' | 'storage'>;
  rich: RichWords;
  ways: ScenarioWays;
  /** The part of the page that holds the answer in full. */
  answerId: string;
}
