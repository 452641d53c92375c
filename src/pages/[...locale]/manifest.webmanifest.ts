import type { APIRoute } from 'astro';
import { type Locale, localePath, localePaths, messages } from '@/i18n/index.ts';

export const getStaticPaths = localePaths;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to know to keep the site among its apps. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const { site, tagline, nav } = messages(locale).frame;
  return Response.json({
    id: localePath(locale, '/'),
    name: `${site}: ${tagline}`,
    short_name: site,
    description: tagline,
    lang: locale,
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#f3f5f3',
    theme_color: '#f3f5f3',
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: (['learn', 'play', 'rules'] as const).map((section) => ({
      name: nav[section],
      url: localePath(locale, `/${section}/`),
    })),
  });
};
