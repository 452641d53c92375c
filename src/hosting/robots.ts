import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Search engines take full addresses only, so there is a map of the site where its own address is known. */
export const sitemap = (paths: readonly string[], site: URL): string => {
  const places = paths.map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>\n',
  ].join('\n');
};

export const robots = (site: URL | null): string =>
  ['User-agent: *', 'Allow: /', ...(site ? ['', `Sitemap: ${new URL('/sitemap.xml', site).href}`] : [])]
    .join('\n')
    .concat('\n');

/** Writes `robots.txt`, and `sitemap.xml` with every page but the one for addresses that do not exist. */
export default function forRobots(): AstroIntegration {
  let site: URL | null = null;
  return {
    name: 'robots',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site ? new URL(config.site) : null;
      },
      'astro:build:done': async ({ dir, pages }) => {
        await writeFile(new URL('robots.txt', dir), robots(site));
        const paths = pages.map(({ pathname }) => `/${pathname}`).filter((path) => !/\/404\b/.test(path));
        if (site) await writeFile(new URL('sitemap.xml', dir), sitemap(paths.sort(), site));
      },
    },
  };
}
