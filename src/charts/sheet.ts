import type { ChartWords } from '@/i18n/en/charts.ts';
import type { Detail } from './details.ts';
import type { Drawing } from './draw.ts';
import type { ChartGroup } from './registry.ts';

export interface SheetChart {
  id: string;
  title: string;
  /** The state that the drawing shows from inside. */
  state: string;
  svg: string;
  details: Detail[];
}
/** The charts of a game as a page gets them: drawings, what there is to say about each state, and the words for it. */
export interface Sheet {
  charts: SheetChart[];
  clauses: Record<string, string>;
  words: Pick<ChartWords, 'panel' | 'live'>;
}

/** Where the sheet of a game is served, without its language. */
export const sheetPath = (game: string): string => `/charts/${game}.json`;

export const sheetOf = (
  { clauseTitle }: ChartGroup,
  drawings: readonly Drawing[],
  { panel, live }: ChartWords,
): Sheet => ({
  charts: drawings.map(({ state, ...drawing }) => ({ ...drawing, state: state.id })),
  clauses: Object.fromEntries(
    drawings.flatMap(({ details }) => details.flatMap(({ rules }) => rules)).map((id) => [id, clauseTitle(id)]),
  ),
  words: { panel, live },
});
