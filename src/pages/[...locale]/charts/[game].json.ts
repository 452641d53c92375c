import type { APIRoute } from 'astro';
import { drawingsOf } from '@/charts/draw.ts';
import { chartGroups } from '@/charts/registry.ts';
import { sheetOf } from '@/charts/sheet.ts';
import { type Locale, localePaths, messages } from '@/i18n/index.ts';

/** The drawings of a game as one file, for pages that show them beside a board. */
export const getStaticPaths = () =>
  localePaths().flatMap(({ params, props }) =>
    chartGroups(props.locale).map(({ game }) => ({ params: { ...params, game }, props })),
  );

export const GET: APIRoute = async ({ params, props }) => {
  const { locale } = props as { locale: Locale };
  const group = chartGroups(locale).find(({ game }) => game === params['game']);
  if (!group) return new Response(null, { status: 404 });
  return Response.json(sheetOf(group, await drawingsOf(group, locale), messages(locale).charts));
};
