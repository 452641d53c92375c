import { expect, test } from 'vitest';
import { robots, sitemap } from '@/hosting/robots.ts';

const site = new URL('https://rules.example');

test('robots may read everything, and find the map of the site where its address is known', () => {
  expect(robots(null)).toBe('User-agent: *\nAllow: /\n');
  expect(robots(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://rules.example/sitemap.xml\n');
});

test('the map of the site has full addresses', () => {
  const map = sitemap(['/', '/ko/rules/'], site);
  expect(map.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://rules.example/</loc>',
    '<loc>https://rules.example/ko/rules/</loc>',
  ]);
});
