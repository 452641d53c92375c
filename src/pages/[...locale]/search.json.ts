import type { APIRoute } from 'astro';
import { articlesIn } from '@/articles/shelf.ts';
import { localePaths } from '@/i18n/index.ts';
import { synonymsIn } from '@/search/asked.ts';
import { libraryOf } from '@/search/engine.ts';
import { recordsIn } from '@/search/records.ts';

/** The index of a language, whole: loaded when the search is opened. */
export const getStaticPaths = localePaths;

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = async ({ props: { locale } }) => {
  const articles = (await articlesIn(locale)).map(({ name, cites, minutes, entry: { data, body = '' } }) => ({
    ...{ name, cites, minutes, game: data.game, title: data.title, text: data.description },
    extra: [data.lead, ...[...body.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading)].join(' '),
  }));
  return Response.json(libraryOf(recordsIn(locale, articles), synonymsIn(locale)));
};
