import type { ChartWords } from '@/i18n/en/charts.ts';
import { pageHref } from '@/i18n/page.ts';
import type { Detail } from './details.ts';

/** Addresses of the pages of charts, by the state that each shows from inside. */
export type ChartPages = Readonly<Record<string, string>>;

/** Where a state stands in words: on the page of the chart that draws it; the outermost on its own. */
export const stateHref = (pages: ChartPages, id: string): string =>
  `${pages[id.slice(0, Math.max(0, id.lastIndexOf('.')))] ?? pages[id] ?? ''}#${id}`;

export interface SheetChart {
  id: string;
  title: string;
  /** The state that the drawing shows from inside, and what there is to say about it as a whole. */
  state: string;
  description: string;
  rules: readonly string[];
  svg: string;
  /** What there is to say about each state drawn in it. */
  details: Detail[];
}
/** The charts of a game as a page gets them. */
export interface Sheet {
  charts: SheetChart[];
  /** Titles of the clauses that are cited. */
  clauses: Record<string, string>;
  /** Where each chart has its page, by the state it shows from inside. */
  pages: ChartPages;
  words: Pick<ChartWords, 'panel' | 'live'>;
}

/** Where the sheet of a game is served, without its language. */
export const sheetPath = (game: string): string => `/charts/${game}.json`;

/** The same for a page that knows its language by name. */
export const sheetIn = (game: string): string => pageHref(sheetPath(game));
