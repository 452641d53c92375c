import type { APIRoute } from 'astro';
import { type Locale, localePaths } from '@/i18n/index.ts';
import { allScenarios } from '@/scenarios/scenarioShelf.ts';

export const getStaticPaths = localePaths;

/** What each scenario asks, for whoever looks for words in the list of them. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(Object.fromEntries(allScenarios(locale).map(({ id, words }) => [id, words.question])));
