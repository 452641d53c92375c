import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { axe } from './axe.ts';

const box = (page: Page) => page.getByRole('search').getByRole('combobox');
const results = (page: Page) => page.locator('[data-result]');
const built = (file: string) => readFileSync(new URL(`../../dist/${file}`, import.meta.url));

test('the index of each language is small enough to wait for', () => {
  for (const file of ['search.json', 'ko/search.json'])
    expect(gzipSync(built(file)).length, file).toBeLessThan(130 * 1024);
});

test('by keyboard from any page: a question, its answer, arrows, and back to where one was', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/learn/');
  const before = page.getByRole('main').getByRole('link').first();
  await before.focus();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('In which phase are you?');
  await page.keyboard.type('can i skip a willing buyer');
  const top = page.locator('.answer');
  await expect(top).toContainText('No.');
  await expect(top.locator('svg.pic')).toBeVisible();
  await expect(results(page).first()).toHaveAttribute('data-result', 'S7.4');
  await axe(page, 'dialog');
  // The arrows mark a result; the focus and the typing stay in the input.
  const marked = page.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await results(page).nth(1).getAttribute('id');
  await expect(marked).toHaveAttribute('id', second ?? '');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', second ?? '');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(before).toBeFocused();

  await page.keyboard.press('Control+k');
  await box(page).fill('trade with other players');
  await expect(page.getByRole('dialog')).toContainText('No clause clearly answers this.');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Or look by phase');
  await box(page).fill('roll the dice');
  await expect(page.getByRole('dialog')).toContainText('No clause answers this.');
  await box(page).fill('C5.1');
  await expect(results(page).first()).toHaveAttribute('data-result', 'C5.1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/C5\.1/);
  expect(refused).toEqual([]);
});

test('the search page keeps the words in its address, says what else it looked for, and tries by Tab', async ({
  page,
}) => {
  await page.goto(`/ko/search/?q=${encodeURIComponent('동점')}`);
  await expect(page.getByRole('search')).toContainText('동률, 무승부');
  await expect(results(page).nth(2)).toBeVisible();
  await box(page).fill('소매점에서 팔 수 있나요');
  await expect(page).toHaveURL(`/ko/search/?q=${encodeURIComponent('소매점에서 팔 수 있나요')}`);
  await expect(results(page).first()).toBeVisible();
  await box(page).press('ArrowDown');
  await box(page).press('Tab');
  await expect(page).toHaveURL(/\/ko\/scenarios\//);
});

test('the edition that answers is pressed to change it, and the question is asked again over the same page', async ({
  page,
}) => {
  await page.goto('/learn/');
  await page.keyboard.press('/');
  await box(page).fill('S3.4');
  const top = page.locator('.search-dialog .answer');
  await expect(top).toContainText('for every 2 technologies');
  await page.getByRole('link', { name: 'Edition: 2nd edition' }).click();
  await page.locator('.chooser-dialog label:has(input[value="e1"])').click();
  await page.locator('.chooser-dialog').getByRole('button', { name: 'Use the 1st edition', exact: true }).click();
  await expect(top).toContainText('for each technology');
  await expect(top.locator('.left-open')).toContainText('Does Li-ion count itself? Our ruling: Yes.');
});
