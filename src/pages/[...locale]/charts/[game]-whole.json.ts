import type { APIRoute } from 'astro';
import { drawingsOf } from '@/charts/nested/drawings.ts';
import { localePaths } from '@/i18n/index.ts';
import { games } from '@/site.ts';

/** The big drawings of a game as one file, for the page on which they run. */
export const getStaticPaths = () =>
  localePaths().flatMap(({ params, props }) =>
    games.map((game) => ({ params: { ...params, game }, props: { ...props, game } })),
  );

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = async ({ props: { game, locale } }) =>
  Response.json(await drawingsOf(game, locale));
