import type { Issue } from '@machines/core/parse.ts';
import type { SetupWords } from '@/i18n/en/setup.ts';
import type { SeatedDraft } from './seating.ts';

/** The words that the forms of all games share. */
export type SharedSetupWords = Pick<
  SetupWords,
  'seatNames' | 'shapes' | 'quick' | 'own' | 'seats' | 'nobody' | 'player' | 'house' | 'seed' | 'ready'
>;

/** What the parts that all games share get. */
export interface SharedPart {
  words: SharedSetupWords;
  draft: SeatedDraft;
  /** What the rules find wrong with the set-up as it stands. */
  issues: readonly Issue[];
  onChange: (part: Partial<SeatedDraft>) => void;
}

/** The issues about one place in the set-up or anything inside it. */
export const issuesAt = (issues: readonly Issue[], place: string): Issue[] =>
  issues.filter(({ path }) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`));
