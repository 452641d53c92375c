import type { APIRoute } from 'astro';
import { atom } from '@/articles/feed.ts';
import { articlePath, articlesPath, feedPath } from '@/articles/paths.ts';
import { articlesIn } from '@/articles/shelf.ts';
import { localePath, localePaths, messages } from '@/i18n/index.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = async ({
  props: { locale },
  site,
}) => {
  const { articles: t, frame } = messages(locale);
  const full = (path: string) => (site ? new URL(localePath(locale, path), site).href : localePath(locale, path));
  const entries = (await articlesIn(locale)).map(({ name, entry: { data } }) => ({
    id: `tag:rulebench,2026:articles/${locale}/${name}`,
    href: full(articlePath(name)),
    title: data.title,
    summary: data.lead,
    date: data.date,
  }));
  const feed = {
    title: `${frame.site}: ${t.title}`,
    lang: locale,
    author: t.author,
    self: full(feedPath),
    page: full(articlesPath),
  };
  return new Response(atom({ ...feed, entries }), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
};
