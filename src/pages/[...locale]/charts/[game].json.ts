import type { APIRoute } from 'astro';
import { sheetOf } from '@/charts/draw.ts';
import { chartGroups } from '@/charts/registry.ts';
import { localePaths } from '@/i18n/index.ts';

/** The drawings of a game as one file, for pages that show them beside a board. */
export const getStaticPaths = () =>
  localePaths().flatMap(({ params, props }) =>
    chartGroups(props.locale).map((group) => ({ params: { ...params, game: group.game }, props: { ...props, group } })),
  );

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = async ({ props: { group, locale } }) =>
  Response.json(await sheetOf(group, locale));
