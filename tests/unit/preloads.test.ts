import { describe, expect, test } from 'vitest';
import { chunksOf, withPreloads } from '@/hosting/preloads.ts';

const scripts: Record<string, string> = {
  '/_astro/Desk.js':
    'import{r as e}from"./react.js";import"./desk.css.js";const t=()=>import("./later.js");export{t as D};',
  '/_astro/react.js': 'import{a}from"./core.js";export*from"./more.js";',
  '/_astro/desk.css.js': '',
  '/_astro/core.js': 'import{r}from"./react.js";',
  '/_astro/more.js': '',
  '/_astro/client.js': 'import * as x from "./react.js";',
};
const chunks = chunksOf((address) => {
  const text = scripts[address];
  if (text === undefined) throw new Error(`asked for ${address}`);
  return text;
});
const island = (client: string) =>
  `<astro-island uid="1" component-url="/_astro/Desk.js" renderer-url="/_astro/client.js" ssr client="${client}" opts="{}">`;
const page = (body: string) => `<html><head><title>x</title></head><body>${body}</body></html>`;
const hints = (html: string) => [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, to]) => to);

describe('hints for scripts', () => {
  test('all that a script imports before it runs, rings included, and nothing that it fetches later', () => {
    expect([...chunks('/_astro/Desk.js')].sort()).toEqual([
      '/_astro/Desk.js',
      '/_astro/core.js',
      '/_astro/desk.css.js',
      '/_astro/more.js',
      '/_astro/react.js',
    ]);
  });
  test('an island that comes to life at once gets a hint for each script, once', () => {
    const html = withPreloads(page(island('load') + island('load')), chunks);
    expect(hints(html).sort()).toEqual([...Object.keys(scripts)].sort());
    expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('</head>'));
  });
  test('an island that waits for the window, and a page without any, stay as they are', () => {
    for (const html of [page(island('visible')), page('<p>text</p>')]) expect(withPreloads(html, chunks)).toBe(html);
  });
});
