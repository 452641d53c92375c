import type { APIRoute } from 'astro';
import { localePaths } from '@/i18n/index.ts';
import { ruleWords } from '@/i18n/spoken.ts';
import { games } from '@/site.ts';

/** A game's clauses as one file, for pages that show them when they are asked for. */
export const getStaticPaths = () =>
  localePaths().flatMap(({ params, props }) =>
    games.map((game) => ({ params: { ...params, game }, props: { ...props, game } })),
  );

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = ({ props: { game, locale } }) =>
  Response.json({ clauses: ruleWords(locale)[game]['clauses'] });
