import { fill, type Locale, localePath, messages } from '@/i18n/index.ts';
import { clauseBase, type Game, machinesPath } from '@/site.ts';
import { boxesOf } from './boxes.ts';
import { layOut } from './chartLayout.ts';
import { detailsOf } from './details.ts';
import { stateOf } from './model.ts';
import { namingOf } from './naming.ts';
import { type ChartGroup, chartGroups } from './registry.ts';
import type { Sheet, SheetChart } from './sheet.ts';
import { svg } from './svg.ts';

/** Where a state stands in words; its id follows. */
export const stateBaseOf = (game: Game, locale: Locale): string => `${localePath(locale, machinesPath(game))}#${game}.`;

/** All charts of a game, drawn and told in a language. */
export async function sheetOf({ game, charts, names, clauseTitle }: ChartGroup, locale: Locale): Promise<Sheet> {
  const { charts: words } = messages(locale);
  const naming = namingOf(words, names);
  const stateBase = stateBaseOf(game, locale);
  const sheets = charts.map(async ({ id, title, node }): Promise<SheetChart> => {
    const chart = stateOf(node);
    const said = { label: fill(words.drawing, { title }), now: words.live.now };
    return {
      id,
      title,
      state: chart.id,
      description: naming.about(chart),
      rules: chart.rules,
      svg: svg(await layOut(boxesOf(chart, naming)), said, (state) => `${stateBase}${state}`),
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
    clauseBase: localePath(locale, clauseBase(game)),
    stateBase,
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
