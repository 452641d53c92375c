import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { browsers } from '@/hosting/browsers.ts';
import { positionFragment } from '@/play/keep/address.ts';
import { pack } from '@/play/keep/pack.ts';
import { youngScripts, youngStyles } from '../../src/tools/floor.ts';
import { alive } from './alive.ts';
import { dist } from './host.ts';
import { looking } from './looking.ts';

const builtFiles = (pattern: string) =>
  globSync(pattern, { cwd: dist }).map((file) => ({ file, text: readFileSync(path.join(dist, file), 'utf8') }));

/** Style sheets without what stands in `@supports`: there older browsers are asked. */
function withoutAsking(text: string): string {
  const at = text.indexOf('@supports');
  if (at < 0) return text;
  let depth = 0;
  for (let end = text.indexOf('{', at); end < text.length; end++) {
    if (text[end] === '{') depth++;
    if (text[end] === '}' && --depth === 0) return text.slice(0, at) + withoutAsking(text.slice(end + 1));
  }
  return text.slice(0, at);
}

for (const [what, pattern, young, read] of [
  ['scripts', '{sw.js,theme.js,said/*.js,_astro/*.js}', youngScripts, (text: string) => text],
  ['style sheets', '_astro/*.css', youngStyles, withoutAsking],
] as const)
  test(`no ${what} of the build use more than the oldest browsers served have`, () => {
    const files = builtFiles(pattern);
    expect(files.length).toBeGreaterThan(20);
    const used = files.flatMap(({ file, text }) =>
      Object.entries(young)
        .filter(([, pattern]) => pattern.test(read(text)))
        .map(([name]) => `${file}: ${name}`),
    );
    expect(used).toEqual([]);
  });

test('the oldest browsers served are at least two years old', () => {
  // The first versions of November 2024; ours may be older, never younger.
  const twoYears = { chrome: 131, edge: 131, firefox: 132, safari: 18.1 };
  for (const [name, version] of Object.entries(browsers))
    expect(version).toBeLessThanOrEqual(twoYears[name as keyof typeof twoYears]);
});

test('a browser that is older says so and shows the text; others say nothing', async ({ page }) => {
  const sentence = page.getByText(/older than those this site is made for/);
  await page.goto('/rules/');
  await expect(sentence).toBeHidden();
  // What asks whether the browser is young enough, as an older one answers it.
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(':popover-open)', ':no-such-thing)'),
    });
  });
  await page.goto('/rules/');
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/ko/rules/');
  await expect(page.getByText(/이 사이트가 지원하는 브라우저보다 오래되었습니다/)).toBeVisible();
});

test('colours are there without light-dark(), by the system and by the switch', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  expect(await background()).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await background()).toBe(dark);
});

/** The form at which one sits down at a position, with every seat. */
const seats = ['green', 'blue', 'black', 'yellow', 'red'];
const sitDown = positionFragment(await pack({ position: { phase: 'sale', seats }, moves: [] }));
/** Each second width in one language, those between in the other. */
const widths = Array.from({ length: 21 }, (_, step) => 320 + 80 * step);
for (const address of [
  '/',
  '/learn/smartphone/',
  '/learn/smartphone/pads/',
  '/learn/smartphone/summary/',
  '/scenarios/',
  '/scenarios/money-pump/',
  '/rules/',
  '/rules/S1.7/',
  '/rules/S8.3/',
  '/rules/coverage/findings/',
  '/play/smartphone/',
  `/play/smartphone/${sitDown}`,
  '/lab/',
  '/lab/simulate/',
  '/machines/',
  '/widgets/',
  '/offline/',
  '/table/smartphone/',
  '/table/coverage/',
])
  looking(`${address.slice(0, 40)} is at no width wider than its window, in both languages`, async ({ page }) => {
    for (const prefix of ['', '/ko']) {
      await page.goto(prefix + address);
      await alive(page);
      if (address.includes('#')) await page.locator('#sit-down').waitFor();
      // What is not to be seen takes its room all the same, and need not be painted at every width.
      await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden'));
      const widest = () =>
        page.evaluate(() =>
          Math.max(document.documentElement.scrollWidth, document.querySelector('header')?.scrollWidth ?? 0),
        );
      for (const width of prefix ? [320, ...widths.map((each) => each + 40)] : widths) {
        await page.setViewportSize({ width, height: 800 });
        // Some parts measure themselves, and take their place a frame later.
        await expect.poll(widest, `${prefix}${address} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
