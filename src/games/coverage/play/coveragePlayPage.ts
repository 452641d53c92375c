import type { CoverageWords } from '@/i18n/en/coverage.ts';
import type { CoverageGuideWords } from '@/i18n/en/coverageGuide.ts';
import type { SharedPage } from '@/play/ui/playWords.ts';

/** What the parts that draw the table need to say. */
export type DrawingWords = Pick<
  CoverageWords,
  'seats' | 'companies' | 'board' | 'company' | 'player' | 'players' | 'auction' | 'note' | 'end'
>;

/** What every part that draws the table gets, whoever plays on it. */
export interface TablePage {
  words: DrawingWords;
}

/** What the parts that act for a company get besides. */
export interface ActingPage extends TablePage {
  words: DrawingWords & Pick<CoverageWords, 'acting' | 'preview'>;
}

/** What every part of the play page gets. */
export interface CoveragePage extends SharedPage {
  words: CoverageWords & { keep: SharedPage['words']['keep']; guide: CoverageGuideWords };
  /** The course that a guided game belongs to. */
  courseHref: string;
}
