import { type Locale, localePath, messages } from '@/i18n/index.ts';
import { type Game, games, machinesPath } from '@/site.ts';
import { pagesOf } from './draw.ts';
import type { MachinePage } from './machinePage.ts';
import { stateOf, withDescendants } from './model.ts';
import { namingOf } from './naming.ts';
import { drawingsOf, drawingsPath } from './nested/drawings.ts';
import { chartGroups } from './registry.ts';
import { sheetPath } from './sheet.ts';

const forms = ['json', 'ts', 'mmd', 'scxml'] as const;

/** What a page with the running machine of a game is given, looked up when the page is made. */
export async function machinePage(game: Game, locale: Locale, opensIn: readonly string[]): Promise<MachinePage> {
  const { machine: words, charts, articles } = messages(locale);
  const group = chartGroups(locale).find((each) => each.game === game);
  const root = group?.charts[0]?.node;
  if (!group || !root) throw new Error(`There are no charts of ${game}.`);
  const naming = namingOf(charts, group.names);
  const states = withDescendants(stateOf(root));
  const drawings = await drawingsOf(game, locale);
  const inside = (of: string) => opensIn.includes(of);
  const [whole, part] = [drawings.whole.find(({ of }) => inside(of)), drawings.parts.findLast(({ of }) => inside(of))];
  if (!whole || !part) throw new Error(`${game} has no drawing of ${opensIn.at(-1)}.`);
  return {
    game,
    words,
    title: words.titles[game],
    games: games.map((each) => ({
      game: each,
      title: articles.games[each],
      href: localePath(locale, machinesPath(each)),
    })),
    first: { whole, part },
    source: localePath(locale, drawingsPath(game)),
    sheet: localePath(locale, sheetPath(game)),
    pages: pagesOf(group, locale),
    states: Object.fromEntries(states.map(({ key }) => [key, naming.state(key)])),
    ways: Object.fromEntries(
      states
        .flatMap((state) => state.ways)
        .filter(({ kind }) => kind === 'always')
        .map((way) => [way.id, { about: naming.about(way), rules: way.rules }]),
    ),
    tabs: group.parts.map((id, at) => {
      const state = states.find((each) => each.id === id);
      return {
        id,
        name: naming.state(state?.key ?? ''),
        short: group.numbered ? `${at + 1}` : naming.state(state?.key ?? ''),
      };
    }),
    exports: forms.map((form) => ({ form, ...charts.takeAway.forms[form], href: `/machines/${game}.${form}` })),
  };
}
