import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { readScenario } from '../../src/scenarios/scenarioLibrary.ts';
import { alive } from './alive.ts';
import { axe } from './axe.ts';

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const pick = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
const hex = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });

test('a position of Coverage is built on the map, judged and tried', async ({ page }) => {
  await page.goto('/lab/coverage/');
  await expect(page.getByText('This position is possible.')).toBeVisible();

  // C5.7, C1.7: chips are laid by pressing hexes, and what is impossible about them is named.
  await hex(page, 'A2').click();
  const found = page.locator('.lab-findings');
  await expect(found).toContainText('No chain of networks connects A2 with the start.');
  await expect(found.getByRole('link', { name: 'C5.7' })).toHaveAttribute('href', '/rules/coverage/#C5.7');
  await hex(page, 'B2').click();
  await expect(hex(page, 'B2')).toHaveAccessibleName(/Fern with 1/);
  await expect(found).not.toContainText('No chain of networks');
  // C4.6: two chips were paid by nobody, and that is told too.
  await expect(found).toContainText('No share of Fern has been sold');
  await axe(page);

  // C4.1: what is refused says by which clause and what would help.
  await tab(page, 'Try').click();
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await pick(page, 'Which action', 'Act for a company');
  const refused = page.locator('.lab-refused', { hasText: 'Ember' });
  await expect(refused.getByRole('link', { name: 'C4.1' })).toBeVisible();
  await refused.getByRole('button', { name: /What would make it legal/ }).click();
  await expect(refused).toContainText('if Green held an issued share of Ember');
});

test('C4.8 two readings part at a move of Coverage, and that is kept as a file and a link', async ({
  page,
  context,
}) => {
  await page.goto('/lab/coverage/');
  await tab(page, 'Try').click();
  await page.locator('.lab-verdicts').getByRole('button', { name: 'Act for Fern' }).click();
  await expect(page.locator('.lab-line [aria-current]')).toContainText('1. Green: Act for Fern');
  await pick(page, 'Which action', 'Finish expanding');
  await page
    .locator('.lab-refused')
    .getByRole('button', { name: /What would make it legal/ })
    .click();
  await page.getByRole('button', { name: 'Keep as the last move' }).click();
  await tab(page, 'Compare').click();
  await page.getByText('House rules').last().click();
  await page.locator('input[name="second-ruling-zeroExpansion"]').last().check();
  await expect(page.getByText('They differ at move 2: Finish expanding')).toBeVisible();
  await expect(page.getByRole('region', { name: 'On the bench: Rulebook', exact: true })).toContainText('C4.8');
  await expect(page.getByRole('region', { name: /^Compared with/ })).toContainText('Played.');
  await page.getByText('House rules').last().click();
  await axe(page);

  await tab(page, 'Keep').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a scenario file' }).click(),
  ]);
  const { scenario } = readScenario(
    'content/scenarios/coverage/from-the-lab/scenario.yaml',
    readFileSync(await file.path(), 'utf8'),
  );
  expect(scenario.outcomes).toHaveLength(2);
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const shared = await context.newPage();
  await shared.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await tab(shared, 'Try').click();
  await expect(shared.locator('.lab-stop')).toContainText('not allowed');
});

test('a scenario of Coverage opens in the lab, where it is stepped through with the chart beside it', async ({
  page,
}) => {
  await page.goto('/scenarios/money-pump/');
  await alive(page);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.running [data-active]')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Take to the lab' }).click();
  await expect(page).toHaveURL(/\/lab\/coverage\/#/);
  await tab(page, 'Try').click();
  await expect(page.locator('.lab-line li')).not.toHaveCount(1);
  await expect(page.locator('.lab-resolution')).toBeVisible();
  await tab(page, 'Chart').click();
  await expect(page.locator('.lab-tools svg').first()).toBeVisible();
});
