import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { alive } from './alive.ts';
import { axe } from './axe.ts';
import { html, lookedAt, pages, readingPages, sampled } from './built.ts';
import { clipped } from './clipped.ts';
import { looking } from './looking.ts';
import { withoutStyle } from './ownFont.ts';

/** Opens a page and waits until everything on it that comes to life has done so. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await alive(page);
};

test('the frame has all its pages', () => {
  for (const page of [
    '/',
    '/learn/',
    '/scenarios/',
    '/rules/',
    '/lab/',
    '/play/',
    '/machines/',
    '/search/',
    '/404.html',
  ])
    expect(pages).toContain(page);
});

test('of the scenarios a handful is looked at; all of them have a heading, a question and an answer that is shut', () => {
  const scenarios = pages.filter((page) => page.startsWith('/scenarios/') && page !== '/scenarios/');
  expect(scenarios.length).toBeGreaterThan(150);
  expect(lookedAt.filter((page) => scenarios.includes(page)).sort()).toEqual(sampled.toSorted());
  const odd = scenarios.filter((page) => {
    const text = html(page);
    return !(
      text.match(/<h1/g)?.length === 1 &&
      /class="step-text"/.test(text) &&
      /<details id="answer"[^>]*>/.test(text)
    );
  });
  expect(odd).toEqual([]);
  expect(scenarios.filter((page) => /<details id="answer"[^>]*\sopen/.test(html(page)))).toEqual([]);
});

test('every page has one heading, a title, a description, a preview and the word that it is not official', () => {
  const odd = pages.filter((page) => {
    const text = html(page);
    return !(
      text.match(/<h1[\s>]/g)?.length === 1 &&
      /<title>[^<]*Rulebench/.test(text) &&
      /<meta name="description" content="[^"]{3,}"/.test(text) &&
      /<meta property="og:title" content="[^"]*Rulebench[^"]*"/.test(text) &&
      /<meta property="og:image" content="[^"]*\/preview\.png"/.test(text) &&
      /<meta name="twitter:card" content="summary_large_image"/.test(text) &&
      /<footer[\s\S]*(unofficial learning tool|비공식 학습 도구)/.test(text)
    );
  });
  expect(odd).toEqual([]);
});

test('no two elements of a page share an id', () => {
  const shared = pages.flatMap((page) => {
    const shown = html(page).replace(/<template\b.*?<\/template>/gs, '');
    const ids = [...shown.matchAll(/<[^<>]*?\sid="([^"]+)"/g)].map(([, id]) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${page}: ${id}`);
  });
  expect(shared).toEqual([]);
});

test('every apostrophe is a printed one', () => {
  const typed = pages.flatMap((page) => {
    const said = html(page).replace(/<(script|style|code)[\s\S]*?<\/\1>/g, '');
    return [...said.matchAll(/(?:'|&#39;|&#x27;)(?:\p{L}| \p{Ll})/gu)].flatMap(({ index }) =>
      /\p{L}/u.test(said.charAt(index - 1)) ? [`${page}: ${said.slice(index - 20, index + 20)}`] : [],
    );
  });
  expect(typed).toEqual([]);
});

const policyOf = (text: string) =>
  /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(text)?.[1] ?? '';
/** Scripts that run; a block of data does not. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every page runs under the same strict policy, and nothing stands in it that the policy does not name', () => {
  const policy = policyOf(html('/'));
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "worker-src 'self'"])
    expect(policy).toContain(part);
  const [, scripts = ''] = /script-src ([^;]+);/.exec(policy) ?? [];
  expect(scripts.split(' ').filter((source) => !/^'sha256-/.test(source))).toEqual(["'self'"]);
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|https?:|data:/);
  const wrong = pages.flatMap((page) => {
    const text = html(page);
    const unnamed = [...text.matchAll(inlineScript), ...text.matchAll(inlineStyle)].filter(
      ([, inline]) => !policy.includes(hashOf(inline)),
    );
    return [
      ...(policyOf(text) === policy ? [] : [`${page}: another policy`]),
      ...unnamed.map(([found]) => `${page}: ${found.slice(0, 80)}`),
      ...(text.match(/<[a-z][^>]*\son\w+\s*=\s*["'][^>]*>/gi) ?? []).map((found) => `${page}: ${found.slice(0, 80)}`),
      ...(text.match(/(?:href|src)="javascript:/gi) ?? []).map(() => `${page}: javascript:`),
    ];
  });
  expect(wrong).toEqual([]);
  // The header allows nothing more.
  expect(readFileSync(new URL('../../dist/_headers', import.meta.url), 'utf8')).toContain(policy);
});

test('words that are cut off, or leave their box, are found; so is a button without a style', async ({ page }) => {
  await page.setContent(`
    <div style="width: 80px; overflow: hidden"><p id="pushed" style="white-space: nowrap; margin-left: 40px">Improvement yes</p></div>
    <ul style="display: flex; width: 90px; list-style: none">
      <li id="chip" style="display: flex; justify-content: center; min-width: 0; flex: 1; background: black; color: white">
        <span style="white-space: nowrap">Improve production</span>
      </li>
    </ul>
    <div style="width: 80px; overflow: auto"><p style="white-space: nowrap">What can be scrolled to</p></div>
    <span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Read aloud</span>
    <button style="font-family: serif">Styled</button><button>Plain</button><button hidden>Hidden</button>`);
  const found = await clipped(page);
  expect(found.map((each) => /“(.*)”/.exec(each)?.[1])).toEqual(['Improvement yes', 'Improve production']);
  expect(await withoutStyle(page)).toEqual(['BUTTON.: Plain']);
});

// One visit for all of it: opening a page takes longer than looking at it.
for (const path of lookedAt)
  looking(
    `${path} is accessible in light and dark, fits a phone and a zoom of 200 %, and complains of nothing`,
    async ({ page, heard }) => {
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
      await open(page, path);
      await axe(page);
      // The page is the same in the dark but for its colours.
      await page.emulateMedia({ colorScheme: 'dark' });
      await axe(page, undefined, ['color-contrast']);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await clipped(page), 'cut off at 1280 by 800').toEqual([]);
      expect(await withoutStyle(page), 'in the font of the browser').toEqual([]);
      // A laptop of 1280 by 720 has 640 by 360 pixels left at 200 %.
      for (const [width, height] of [[640, 360] as const, [360, 740] as const]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await clipped(page), `cut off at ${width} by ${height}`).toEqual([]);
      }
      // Nor does anything that was folded away stand out.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'all unfolded').toBeLessThanOrEqual(360);
      expect(heard).toEqual([]);
      if (!readingPages.includes(path)) return;
      const inline = await page.locator('script:not([src])').allTextContents();
      const bodies = await Promise.all(scripts.map((script) => script.body()));
      const loaded = [...bodies, ...inline.map((text) => Buffer.from(text))];
      expect(scripts.length).toBeGreaterThan(0);
      const bytes = loaded.reduce((sum, script) => sum + gzipSync(script).length, 0);
      // A sheet draws its code to scan as it is opened: the browser may print it at any moment.
      const most = path.endsWith('/summary/') ? 12 : 10;
      expect(bytes, 'JavaScript of a page that is only read').toBeLessThanOrEqual(most * 1024);
    },
  );

test('an unknown address says so and leads on', async ({ page }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such page');
  // Without a script it is all that is shown at any address, so it says so in both languages.
  const said = page.locator('main section');
  await expect(said).toHaveCount(2);
  await expect(said.first()).toHaveAttribute('lang', 'en');
  await expect(said.last().getByRole('link', { name: '첫 페이지' })).toHaveAttribute('href', '/ko/');
  await said.first().getByRole('link', { name: 'the home page' }).click();
  await expect(page).toHaveURL('/');
  // At a Korean address the page and the frame around it speak Korean.
  const korean = await page.goto('/ko/no/such/page/');
  expect(korean?.status()).toBe(404);
  await expect(said).toHaveCount(1);
  await expect(said).toHaveAttribute('lang', 'ko');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('없는 페이지입니다');
  await expect(page.getByRole('banner').getByRole('link', { name: '규칙' })).toHaveAttribute('href', '/ko/rules/');
  await expect(page).toHaveTitle(/^없는 페이지입니다/);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: '사이트 검색' })).toBeVisible();
  await page.keyboard.press('Escape');
  await said.getByRole('link', { name: '첫 페이지' }).click();
  await expect(page).toHaveURL('/ko/');
});

test('the header stands in the same place on every kind of page', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const places = new Set<string>();
  for (const path of ['/', '/rules/', '/lab/', '/play/smartphone/', '/learn/smartphone/pads/', '/404.html']) {
    await page.goto(path);
    const boxes = await page
      .getByRole('banner')
      .locator('a, button:visible')
      .evaluateAll((all) => all.slice(0, 8).map((each) => Math.round(each.getBoundingClientRect().left)));
    places.add(boxes.join());
  }
  expect([...places]).toHaveLength(1);
});

test('every internal link leads to a page, and every anchor to a place on it', async ({ request }) => {
  const broken: string[] = [];
  const known = new Map<string, Set<string> | null>();
  const placesIn = (text: string) => new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  const load = async (address: string) => {
    if (pages.includes(address)) return placesIn(html(address));
    const response = await request.get(address);
    return response.ok() ? placesIn('') : null;
  };
  for (const page of pages)
    for (const [, href = ''] of html(page).matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(href, `http://site${page}`);
      if (origin !== 'http://site') continue;
      if (!known.has(pathname)) known.set(pathname, await load(pathname));
      const places = known.get(pathname);
      if (places == null) broken.push(`${page} → ${href}`);
      // A fragment with an equals sign asks the page for something; it names no place on it.
      else if (hash && !hash.includes('=') && !places.has(decodeURIComponent(hash.slice(1))))
        broken.push(`${page} → ${href}`);
    }
  expect(known.size).toBeGreaterThan(pages.length);
  expect(broken).toEqual([]);
});
