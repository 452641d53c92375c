import { coverageLivePage } from '@/games/coverage/live/coverageWords.ts';
import { smartphoneLivePage } from '@/games/smartphone/live/smartphoneWords.ts';
import { type Locale, type Messages, messages } from './index.ts';

/** Words of the interface that widgets share on a page, instead of each having them as its own. */
export interface PageTables extends Pick<Messages, 'widgets' | 'desk'> {
  smartphone: ReturnType<typeof smartphoneLivePage>;
  coverage: ReturnType<typeof coverageLivePage>;
}

export const pageTables = (locale: Locale): PageTables => {
  const { widgets, desk } = messages(locale);
  // No widget draws the chart beside itself, so that its names need not come along.
  const unnamed = { names: { states: {}, acts: {} } };
  return {
    widgets,
    desk,
    smartphone: { ...smartphoneLivePage(locale), ...unnamed },
    coverage: { ...coverageLivePage(locale), ...unnamed },
  };
};
