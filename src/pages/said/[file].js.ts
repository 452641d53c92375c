import type { APIRoute } from 'astro';
import { bundleFile, bundleNames, bundleText } from '@/i18n/bundles.ts';
import { locales } from '@/i18n/index.ts';

/** Words of the rules and of widgets, as scripts that pages share. */
export const getStaticPaths = () =>
  locales.flatMap((locale) =>
    bundleNames.map((name) => ({ params: { file: bundleFile(locale, name) }, props: { locale, name } })),
  );

export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = ({ props: { locale, name } }) =>
  new Response(bundleText(locale, name), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
