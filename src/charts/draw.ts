import { fill, type Locale, localePath, messages } from '@/i18n/index.ts';
import { sectionPath } from '@/site.ts';
import { boxesOf } from './boxes.ts';
import { type Detail, detailsOf } from './details.ts';
import { layOut } from './layout.ts';
import { type ChartState, stateOf } from './model.ts';
import { namingOf } from './naming.ts';
import type { ChartGroup } from './registry.ts';
import { svg } from './svg.ts';

export interface Drawing {
  id: string;
  title: string;
  state: ChartState;
  svg: string;
  details: Detail[];
}

/** Where a state stands in words on the page of machines. */
export const stateAnchor = (game: string, state: string): string => `${game}.${state}`;

export const stateHref = (locale: Locale, game: string, state: string): string =>
  `${localePath(locale, sectionPath('machines'))}#${stateAnchor(game, state)}`;

/** All charts of a game, drawn. */
export function drawingsOf({ game, charts, names }: ChartGroup, locale: Locale): Promise<Drawing[]> {
  const { charts: words } = messages(locale);
  const naming = namingOf(words, names);
  return Promise.all(
    charts.map(async ({ id, title, node }) => {
      const state = stateOf(node);
      const label = fill(words.drawing, { title });
      const drawing = svg(await layOut(boxesOf(state, naming)), { label, now: words.live.now }, (to) =>
        stateHref(locale, game, to),
      );
      return { id, title, state, svg: drawing, details: detailsOf(state, naming) };
    }),
  );
}
