import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { axe } from './axe.ts';

/** Scripts a page has fetched, by their addresses. */
function scriptsOf(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) fetched.add(pathname);
  });
  return fetched;
}

/** KB gzip, frame and words among them: Preact 10, XState 11, the rules of Smartphone Inc. on their chart about 22. */
const most = 90;

const weight = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(`dist${path}`)).length, 0) / 1024;

test('an article comes to life where it is read: a price slides, a chart follows, and nothing is fetched ahead', async ({
  page,
}) => {
  const fetched = scriptsOf(page);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/articles/ten-rulings-people-get-wrong/');
  await expect(page.locator('[data-widget="scenario"]')).toHaveCount(10);
  const islands = page.locator('astro-island');
  await expect(islands.last()).toHaveAttribute('ssr', '');

  fetched.clear();
  await page.goto('/articles/price-is-also-the-order/');
  const slide = page.locator('[data-widget="position"]');
  await slide.scrollIntoViewIfNeeded();
  await expect(islands.first()).not.toHaveAttribute('ssr');
  const first = slide.locator('.slide-order li').first();
  await expect(first).toContainText('Blue');
  // Two steps down, below Blue's 4: Green goes first.
  await slide.getByRole('slider').press('ArrowLeft');
  await slide.getByRole('slider').press('ArrowLeft');
  await expect(first).toContainText('Green');
  const chart = page.locator('[data-widget="chart"]');
  await expect(chart.locator('[data-state="game.round.sale.turn"]')).toHaveAttribute('data-active', '');
  // Same price and VP are told apart by edition: both columns are there, and the sign between them.
  const compare = page.locator('[data-widget="compare"]');
  await expect(compare.locator('li')).toHaveText([/Green/, /Blue/, /Blue/, /Green/]);
  await expect(compare.getByRole('img', { name: 'Here the two columns differ' })).toBeVisible();
  expect(weight(fetched)).toBeLessThan(most);

  // What a clause says stands in the margin, and on a phone below its paragraph, before what comes next.
  const [note, prose] = [page.locator('.clause-note').first(), page.locator('article .prose')];
  await expect(note).toContainText('Working out your price');
  const boxes = async () => {
    const all = await Promise.all([note, prose, slide].map((each) => each.boundingBox()));
    return all.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  };
  const [beside, text] = await boxes();
  expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  await page.setViewportSize({ width: 360, height: 740 });
  const [below, column, widget] = await boxes();
  expect(below?.x).toBe(column?.x);
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThan(widget?.y ?? 0);
});

test('a question in prose is answered by the rules, in Korean too, and several do not disturb each other', async ({
  page,
}) => {
  const fetched = scriptsOf(page);
  await page.goto('/ko/articles/ten-rulings-people-get-wrong/');
  const [first, second] = [
    page.locator('[data-widget="scenario"]').first(),
    page.locator('[data-widget="scenario"]').nth(1),
  ];
  await second.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island').nth(1)).not.toHaveAttribute('ssr');
  await second.getByRole('button', { name: '아니요. 5가 적힌 구매자에게 팔아야 합니다.' }).click();
  await expect(second.locator('.widget-short')).toBeVisible();
  await second.locator('.live-step button').last().click();
  await expect(second.locator('.live-slot')).toContainText('S7.4');
  await expect(first.locator('.widget-short')).toHaveCount(0);
  expect(weight(fetched)).toBeLessThan(most);
});

test('a position in prose is played, refused in place and taken back; the feed names every article', async ({
  page,
}) => {
  const fetched = scriptsOf(page);
  await page.goto('/articles/control-in-ten-pictures/');
  const position = page.locator('[data-widget="position"]');
  await position.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island').first()).not.toHaveAttribute('ssr');
  await position
    .locator('details')
    .getByText(/legal move/)
    .click();
  await position.locator('[data-act="move"]').first().click();
  await expect(position.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await position.getByRole('button', { name: 'Undo' }).click();
  await expect(position.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(weight(fetched)).toBeLessThan(most);

  const feed = await (await page.request.get('/articles/feed.xml')).text();
  expect(feed.match(/<entry>/g)).toHaveLength(6);
  await page.goto('/articles/');
  await expect(page.locator('.article-list li')).toHaveCount(6);
  await page.goto('/rules/S7.4/');
  await expect(page.locator('main a[href="/articles/ten-rulings-people-get-wrong/"]')).not.toHaveCount(0);
});

test('widgets stand in the prose of a lesson, and plans lie on a desk in prose too', async ({ page }) => {
  await page.goto('/learn/smartphone/price/');
  const slide = page.locator('.prose [data-widget="position"]');
  await slide.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island').last()).not.toHaveAttribute('ssr');
  const first = slide.locator('.slide-order li').first();
  await expect(first).toContainText('Blue');
  await slide.getByRole('slider').press('Home');
  await expect(first).toContainText('Green');
  // A comparison about plans shows them.
  await page.goto('/learn/smartphone/goods/');
  await expect(page.locator('[data-widget="compare"]').getByRole('img', { name: 'Green’s plan' })).toBeVisible();

  await page.goto('/ko/widgets/');
  const plans = page.locator('[data-widget="position"]', { has: page.locator('.plan-bench') });
  await plans.scrollIntoViewIfNeeded();
  await expect(plans.locator('.mat')).toBeVisible();
  const island = page.locator('astro-island', { has: plans });
  await expect(island).not.toHaveAttribute('ssr');
  const undo = plans.getByRole('button', { name: '무르기' });
  await plans.getByRole('button', { name: '이 계획으로 확정' }).click();
  await expect(undo).toBeEnabled();
  await undo.click();
  // Far to the right it overlaps nothing.
  const right = plans.getByRole('button', { name: '오른쪽' });
  for (let step = 0; step < 5; step++) await right.click();
  await plans.getByRole('button', { name: '이 계획으로 확정' }).click();
  await expect(plans.locator('.live-slot').getByRole('link', { name: 'S1.2' })).toBeVisible();
  await axe(page);

  // Each desk of the page has ids of its own, and so a choice of pad of its own.
  const islands = page.locator('astro-island');
  for (const each of await islands.all()) await each.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const choosers = page.locator('.piece-chooser');
  expect(await choosers.count()).toBeGreaterThan(1);
  for (const chooser of await choosers.all()) await expect(chooser.locator('input:checked')).toHaveCount(1);
});
