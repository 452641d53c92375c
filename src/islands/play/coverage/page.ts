import type { CoverageWords } from '@/i18n/en/coverage.ts';
import type { SharedPage } from '../words.ts';

/** What every part of the page gets. */
export interface CoveragePage extends SharedPage {
  words: CoverageWords & { keep: SharedPage['words']['keep'] };
}
