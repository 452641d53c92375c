import { fill, type Locale, localePath, messages } from '@/i18n/index.ts';
import { chartPath } from '@/site.ts';
import { boxesOf } from './boxes.ts';
import { layOut } from './chartLayout.ts';
import { detailsOf } from './details.ts';
import { stateOf } from './model.ts';
import { namingOf } from './naming.ts';
import { type ChartGroup, chartGroups } from './registry.ts';
import { type ChartPages, type Sheet, type SheetChart, stateHref } from './sheet.ts';
import { svg } from './svg.ts';

/** The pages of a game's charts in a language. */
export const pagesOf = ({ charts }: ChartGroup, locale: Locale): ChartPages =>
  Object.fromEntries(charts.map(({ id, node }) => [stateOf(node).id, localePath(locale, chartPath(id))]));

/** All charts of a game, drawn and told in a language. */
export async function sheetOf(group: ChartGroup, locale: Locale): Promise<Sheet> {
  const { charts, names, clauseTitle } = group;
  const { charts: words } = messages(locale);
  const naming = namingOf(words, names);
  const pages = pagesOf(group, locale);
  const sheets = charts.map(async ({ id, title, node }): Promise<SheetChart> => {
    const chart = stateOf(node);
    const said = { label: fill(words.drawing, { title }), now: words.live.now };
    return {
      id,
      title,
      state: chart.id,
      description: naming.about(chart),
      rules: chart.rules,
      svg: svg(await layOut(boxesOf(chart, naming)), said, (state) => stateHref(pages, state)),
      details: detailsOf(chart, naming),
    };
  });
  const drawn = await Promise.all(sheets);
  const cited = drawn.flatMap(({ details }) =>
    details.flatMap(({ rules, leadsOut }) => [...rules, ...leadsOut.flatMap((step) => step.rules)]),
  );
  return {
    charts: drawn,
    clauses: Object.fromEntries(cited.map((id) => [id, clauseTitle(id)])),
    pages,
    words: { panel: words.panel, live: words.live },
  };
}

const sheets = new Map<string, Promise<Sheet>>();

/** The charts of a game in a language, drawn once however many pages show them. */
export function sheetFor(game: string, locale: Locale): Promise<Sheet> {
  const key = `${game} ${locale}`;
  const known = sheets.get(key);
  if (known) return known;
  const group = chartGroups(locale).find((each) => each.game === game);
  if (!group) throw new Error(`There are no charts of ${game}.`);
  const sheet = sheetOf(group, locale);
  sheets.set(key, sheet);
  return sheet;
}
