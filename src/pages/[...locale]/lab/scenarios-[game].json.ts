import type { APIRoute } from 'astro';
import { type Locale, localePaths } from '@/i18n/index.ts';
import type { ListedScenario } from '@/lab/labPaths.ts';
import { shelf } from '@/lab/labShelf.ts';
import { type Game, games } from '@/site.ts';

export const getStaticPaths = () =>
  localePaths().flatMap(({ params, props }) =>
    games.map((game) => ({ params: { ...params, game }, props: { ...props, game } })),
  );

/** What there is to put onto a game's bench. */
export const GET: APIRoute<{ locale: Locale; game: Game }> = ({ props: { locale, game } }) => {
  const list = shelf(locale)
    .filter((each) => each.game.id === game)
    .map(({ id, title }): ListedScenario => ({ id, title }));
  return Response.json(list.sort((a, b) => a.title.localeCompare(b.title, locale)));
};
