import type { Issue } from '@machines/core/parse.ts';
import type { SetupWords } from '@/i18n/en/setup.ts';
import type { Draft } from './draft.ts';

/** What every part of the form gets. */
export interface Part {
  words: SetupWords;
  locale: string;
  clauseBase: string;
  draft: Draft;
  /** What the rules find wrong with the set-up as it stands. */
  issues: readonly Issue[];
  onChange: (part: Partial<Draft>) => void;
}

/** The issues about one place in the set-up or anything inside it. */
export const issuesAt = (issues: readonly Issue[], place: string): Issue[] =>
  issues.filter(({ path }) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`));
