import type { APIRoute } from 'astro';
import { localePaths } from '@/i18n/index.ts';
import { synonymsIn } from '@/search/asked.ts';
import { libraryOf } from '@/search/engine.ts';
import { recordsIn } from '@/search/records.ts';

/** The index of a language, whole: loaded when the search is opened. */
export const getStaticPaths = localePaths;

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = ({ props: { locale } }) =>
  Response.json(libraryOf(recordsIn(locale), synonymsIn(locale)));
