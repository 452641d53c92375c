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
  test('scripts and words in the text of a page are fetched from its head; words are there once', () => {
    const words = '<link rel="preload" as="fetch" crossorigin="anonymous" data-words href="/said/x.words.json">';
    const text = `<script src="/said/a.js"></script><script src="/said/b.js"></script>${words}`;
    const html = withPreloads(page(`${text}<script type="module" src="/_astro/client.js"></script>`), chunks);
    const [head = '', body = ''] = html.split('</head>');
    for (const file of ['a', 'b']) expect(head).toContain(`<link rel="preload" as="script" href="/said/${file}.js">`);
    expect(head).toContain(words);
    expect(body).not.toContain(words);
    expect(body).toContain('<script src="/said/b.js"></script>');
    expect(hints(head)).toContain('/_astro/react.js');
  });
  test('the policy stands before whatever is fetched, and what the page waits for after it', () => {
    const policy = '<meta http-equiv="content-security-policy" content="default-src \'self\'">';
    const theme = '<script src="/theme.js"></script>';
    const sheet = '<link rel="stylesheet" href="/a.css">';
    const html = `<html><head><meta charset="utf-8">${theme}${policy}${sheet}</head><body></body></html>`;
    const hint = '<link rel="preload" as="script" href="/theme.js">';
    expect(withPreloads(html, chunks)).toBe(
      `<html><head><meta charset="utf-8">${policy}${hint}${sheet}${theme}</head><body></body></html>`,
    );
  });
  test('an island that waits for the window, and a page without any, stay as they are', () => {
    for (const html of [page(island('visible')), page('<p>text</p>')]) expect(withPreloads(html, chunks)).toBe(html);
  });
});
