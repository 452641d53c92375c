import type { APIRoute } from 'astro';
import { type Locale, locales } from '@/i18n/index.ts';
import { speakIn } from '@/i18n/spoken.ts';
import { examplesOf } from '@/rules/references.ts';
import { pictureOf } from '@/scenarios/pictures.ts';
import { type Game, games } from '@/site.ts';

/** The position of every scenario as a picture, for what is shown when it is asked for. */
export const getStaticPaths = () => {
  speakIn('en');
  return locales.flatMap((lang) =>
    games.flatMap((game) =>
      examplesOf(game, lang).map(({ id }) => ({ params: { lang, id }, props: { lang, game, id } })),
    ),
  );
};

export const GET: APIRoute<{ lang: Locale; game: Game; id: string }> = ({ props: { lang, game, id } }) => {
  speakIn(lang);
  const picture = pictureOf(game, id, lang).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return new Response(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
};
