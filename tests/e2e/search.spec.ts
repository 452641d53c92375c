import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { clauses as coverageClauses } from '@machines/coverage/clauses/index.ts';
import { clauses as smartphoneClauses } from '@machines/smartphone/clauses/index.ts';
import { expect, type Page, test } from '@playwright/test';
import { plain, recordsOf } from '@/search/records.ts';
import { axe } from './axe.ts';
import { html, pages } from './built.ts';
import { makeIndexed, serve } from './site.ts';

const box = (page: Page) => page.getByRole('search').getByRole('combobox');
const results = (page: Page) => page.locator('[data-part="results"] a');

test('every clause of both games is in the index, and no scenario gives its answer away', () => {
  const found = new Set(pages.flatMap((page) => recordsOf(page, html(page)) ?? []).map(({ url }) => url));
  expect(smartphoneClauses.filter(({ id }) => !found.has(`/rules/#${id}`))).toEqual([]);
  expect(coverageClauses.filter(({ id }) => !found.has(`/rules/coverage/#${id}`))).toEqual([]);
  const scenarios = pages.filter((page) => /^\/scenarios\/[^/]+\/$/.test(page));
  const told = scenarios.filter((page) => {
    const answer = plain(/<p class="short"[^>]*>([\s\S]*?)<\/p>/.exec(html(page))?.[1] ?? '');
    const [record] = recordsOf(page, html(page)) ?? [];
    return !record || !answer || record.content.includes(answer);
  });
  expect(told).toEqual([]);
});

test('no words run together in what the index holds', () => {
  const folder = new URL('../../dist/pagefind/fragment/', import.meta.url);
  const held = readdirSync(folder).map((file) => {
    const text = gunzipSync(readFileSync(new URL(file, folder))).toString('utf8');
    return JSON.parse(text.replace(/^\w+(?=\{)/, '')) as { url: string; content: string };
  });
  expect(held.length).toBeGreaterThan(800);
  // A small letter or the end of a sentence, and at once a word with a capital.
  const joined = held.flatMap(({ url, content }) =>
    [...content.matchAll(/.{0,20}[\p{Ll}.?!:;)]\p{Lu}\p{Ll}.{0,20}/gu)].map(([found]) => `${url}: ${found}`),
  );
  expect(joined).toEqual([]);
});

test('by keyboard from any page: a clause by its number, words, arrows, and back to where one was', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/learn/');
  const before = page.getByRole('link', { name: 'All lessons' }).first();
  await before.focus();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('s6.2');
  await expect(results(page).first()).toContainText('Rule · Smartphone Inc.');
  await expect(results(page).first()).toHaveAttribute('href', '/rules/#S6.2');
  // The arrows mark a result; the focus and the typing stay in the input.
  const marked = page.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveAttribute('href', '/rules/#S6.2');
  await page.keyboard.press('ArrowDown');
  const second = await results(page).nth(1).getAttribute('id');
  await expect(marked).toHaveAttribute('id', second ?? '');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', second ?? '');
  await expect(box(page)).toBeFocused();
  await axe(page, 'dialog');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(marked).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3');
  await expect(box(page)).toHaveValue('s6.3');
  await expect(results(page).first()).toHaveAttribute('href', '/rules/#S6.3');
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(before).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).fill('zzqx/');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing here has “zzqx/”' })).toBeVisible();
  await box(page).fill('who goes first');
  await expect(results(page).filter({ hasText: 'Lesson · Smartphone Inc.' }).first()).toBeVisible();
  await expect(results(page).filter({ hasText: 'Scenario · Smartphone Inc.' }).first()).toBeVisible();
  await box(page).fill('connected');
  await expect(results(page).nth(2)).toBeVisible();
  const third = await results(page).nth(2).getAttribute('href');
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveAttribute('href', third ?? '');
  await box(page).fill('C5.1');
  await expect(results(page).first()).toHaveAttribute('href', '/rules/coverage/#C5.1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rules/coverage/#C5.1');
  await expect(page.locator('article:target')).toContainText('C5.1');
  expect(refused).toEqual([]);
});

test('the search page keeps the words in its address, and finds Korean words in a Korean index', async ({
  page,
}, info) => {
  const clause = (id: string, title: string, text: string) =>
    `<article id="${id}"><h3><a>${id}</a> <span>${title}</span></h3><p>${text}</p></article>`;
  const korean = clause('S6.2', '연결된 지역', '연결된 지역에만 진행을 놓을 수 있다.');
  const other = clause('S6.6', '소매점의 사무실', '소매점이 있는 지역에서 보너스를 받는다.');
  const host = await serve(await makeIndexed(info.outputPath('site'), 'ko', `<h1>규칙</h1>${korean}${other}`));
  try {
    await page.goto(`${host.address}/ko/search/?q=${encodeURIComponent('소매점')}`);
    await expect(results(page)).toHaveCount(1);
    await expect(results(page)).toHaveAttribute('href', '/ko/rules/#S6.6');
    await box(page).fill('지역');
    await expect(results(page)).toHaveCount(2);
    await expect(page).toHaveURL(`${host.address}/ko/search/?q=${encodeURIComponent('지역')}`);
    await box(page).fill('connected');
    await expect(results(page)).toHaveCount(0);
    await page.goto(`${host.address}/search/?q=connected`);
    await expect(results(page).filter({ hasText: 'S6.2 Connected regions only' })).toHaveAttribute(
      'href',
      '/rules/#S6.2',
    );
  } finally {
    host.server.closeAllConnections();
    host.server.close();
  }
});
