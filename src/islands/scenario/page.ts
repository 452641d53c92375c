import type { Technology, TechnologySide } from '@machines/smartphone/names.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import type { LearnWords } from '@/i18n/en/learn.ts';
import type { RichWords } from '@/islands/learn/Rich.tsx';
import type { Case, RulingView } from '@/scenarios/cases.ts';
import type { LabelWords } from '@/scenarios/label.ts';
import type { ScenarioWords, Show } from '@/scenarios/schema.ts';

/** What the page of a scenario gets: everything looked up, words and language. */
export interface ScenarioPage {
  /** By which it is remembered as done. */
  key: string;
  /** The one that is asked about comes first. */
  cases: [Case, ...Case[]];
  show: Show;
  words: ScenarioWords;
  /** The matter on which editions differ or say nothing, if it is about one. */
  choice: { title: string; gap: boolean } | null;
  /** Rulings that belong to the position. */
  rulings: RulingView[];
  round: number;
  /** Sides of the technologies that play a part. */
  sides: Partial<Record<Technology, TechnologySide>>;
  /** A technology whose printed effect would give the answer away. */
  veiled: Technology | null;
  frame: LabelWords;
  learn: Pick<LearnWords, 'right' | 'resolution' | 'answers' | 'storage' | 'chart'>;
  board: BoardWords;
  rich: RichWords;
  locale: string;
  clauseBase: string;
  /** The part of the page that holds the answer in full. */
  answerId: string;
}
