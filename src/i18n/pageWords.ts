import { type Locale, type Messages, messages } from './index.ts';

/** Words of the interface that widgets share on a page, instead of each having them as its own. */
export type PageTables = Pick<Messages, 'widgets' | 'board' | 'desk' | 'coverage'>;

export const pageTables = (locale: Locale): PageTables => {
  const { widgets, board, desk, coverage } = messages(locale);
  return { widgets, board, desk, coverage };
};
