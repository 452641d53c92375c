import type { APIRoute } from 'astro';
import { locales } from '@/i18n/index.ts';
import { wordFiles, wordsName, wordsText } from '@/i18n/wordFiles.ts';

/** The words of pages with a large island. */
export const getStaticPaths = () =>
  locales.flatMap((locale) =>
    wordFiles.map((name) => ({ params: { file: wordsName(locale, name) }, props: { locale, name } })),
  );

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = ({ props: { locale, name } }) =>
  new Response(wordsText(locale, name), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
