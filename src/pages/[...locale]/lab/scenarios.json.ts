import type { APIRoute } from 'astro';
import { type Locale, localePaths } from '@/i18n/index.ts';
import type { ListedScenario } from '@/lab/paths.ts';
import { shelf } from '@/lab/shelf.ts';

export const getStaticPaths = localePaths;

/** What there is to put onto the bench. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const list = shelf(locale).map(({ id, title }): ListedScenario => ({ id, title }));
  return Response.json(list.sort((a, b) => a.title.localeCompare(b.title, locale)));
};
