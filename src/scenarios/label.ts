import type { ScenarioWordsFrame } from '@/i18n/en/scenarios.ts';
import { fill, listOf } from '@/i18n/format.ts';
import type { Case } from './cases.ts';
import type { ScenarioTypes } from './scenarioGame.ts';

export interface LabelWords extends Pick<ScenarioWordsFrame, 'island'> {
  /** The game's rule sets by name. */
  editions: Record<string, string>;
  /** All of them together. */
  every: string;
}
type Labelled = Pick<Case<ScenarioTypes>, 'ruleSets' | 'rulings' | 'usual'>;

/** The editions a case holds in, in words. */
export function editionsIn({ ruleSets: sets }: Labelled, { editions, every, island }: LabelWords): string {
  if (sets.length === Object.keys(editions).length) return every;
  const list = listOf(sets.map((each) => editions[each] ?? each));
  return fill(island.editionsOf, { editions: list });
}

/** How a case reads what is left open: in words, or, while that would answer the question, only whether as usual. */
export const rulingIn = (each: Labelled, { island }: LabelWords, told: boolean): string => {
  if (each.rulings.length === 0) return '';
  const usual = each.usual ? island.usual : island.other;
  return told ? `${each.rulings.map(({ reading }) => reading).join(' ')} (${usual})` : usual;
};

/** A case among those beside it: only what tells it from them is named. */
export function caseLabel(each: Labelled, all: readonly Labelled[], words: LabelWords, told: boolean): string {
  const alike = all.every((other) => `${other.ruleSets}` === `${each.ruleSets}`);
  const ruling = rulingIn(each, words, told);
  const anyRuling = all.some(({ rulings }) => rulings.length > 0);
  // Beside a case with a ruling, one without stands for what is usual or settled.
  const editions = alike && anyRuling ? '' : editionsIn(each, words);
  const plain = alike && !ruling ? words.island.usual : '';
  return [editions, ruling || plain].filter(Boolean).join(': ');
}
