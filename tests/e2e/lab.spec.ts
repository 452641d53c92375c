import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { readScenario } from '../../src/scenarios/scenarioLibrary.ts';
import { axe } from './axe.ts';
import { clipped } from './clipped.ts';
import { withoutStyle } from './ownFont.ts';
import { phase, playUntil, quickStart } from './play/game.ts';

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const open = async (page: Page, fragment = '') => {
  await page.goto(`/lab/${fragment}`);
  await expect(tab(page, 'Build')).toBeVisible();
};
const chooser = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const pick = (page: Page, label: string, option: string) => chooser(page, label).selectOption({ label: option });
const more = async (page: Page, what: string, times = 1) => {
  for (let n = 0; n < times; n++) await page.getByRole('button', { name: `More: ${what}`, exact: true }).click();
};

/** From nothing: logistics begins, Green has three progress to place. */
const build = async (page: Page) => {
  await open(page);
  await expect(page.getByText('This position is possible.')).toBeVisible();
  await pick(page, 'Start of phase', 'Logistics');
  await pick(page, 'Player', 'Green');
  await more(page, 'Logistics', 3);
};

const send = (page: Page, region: string) =>
  page
    .locator('.lab-verdicts')
    .getByRole('button', { name: `Send 1 progress to ${region}` })
    .click();

/** … and sends the first to Europe. */
const buildAndPlay = async (page: Page) => {
  await build(page);
  await tab(page, 'Try').click();
  await send(page, 'Europe');
};

test('a position is built from nothing, and what is impossible about it is named', async ({ page }) => {
  await build(page);
  await pick(page, 'Region', 'Europe');
  await page.getByRole('button', { name: 'Add an office of Red' }).click();
  const found = page.locator('.lab-findings');
  await expect(found).toContainText('Red has an office in Europe before anyone could open one.');
  await expect(found.getByRole('link', { name: 'S6.1' })).toHaveAttribute('href', '/rules/#S6.1');
  await tab(page, 'Try').click();
  await expect(chooser(page, 'Which action')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(chooser(page, 'Which action')).toBeVisible();
  await axe(page);
});

test('the board itself chooses what is changed', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Press anything on the table to change it.')).toBeAttached();
  await page.getByRole('button', { name: 'USA', exact: true }).click();
  await expect(chooser(page, 'Region')).toHaveValue('USA');
  await more(page, 'Progress of Green', 2);
  await expect(number(page, 'Progress of Green')).toHaveValue('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(number(page, 'Progress of Green')).toHaveValue('1');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(number(page, 'Progress of Green')).toHaveValue('2');
});

test('any action is tried: a refusal names its clause, what would help, and where editions part', async ({ page }) => {
  await build(page);
  await tab(page, 'Try').click();
  await pick(page, 'Which action', 'Send progress to a region');
  const refused = page.locator('.lab-refused', { hasText: 'Australia' });
  await expect(refused).toContainText('Australia isn’t connected to a region where you have an office.');
  await expect(refused.getByRole('link', { name: 'S6.2' })).toBeVisible();
  await refused.getByRole('button', { name: /What would make it legal/ }).click();
  await expect(refused).toContainText('in another edition: First edition');
  await axe(page);

  await pick(page, 'Which action', 'Every legal move');
  await send(page, 'Europe');
  await expect(page.locator('.lab-line [aria-current]')).toContainText('1. Green: Send 1 progress to Europe');
  await pick(page, 'Which action', 'Send progress to a region');
  await refused.getByRole('button', { name: /What would make it legal/ }).click();
  await refused.getByRole('button', { name: 'Keep as the last move' }).click();
  await expect(page.locator('.lab-stop')).toContainText('not allowed');

  await tab(page, 'Compare').click();
  await expect(page.getByText('They differ at move 2: Send 1 progress to Australia')).toBeVisible();
  await expect(page.getByRole('region', { name: /On the bench: Second edition/ })).toContainText('isn’t connected');
  await expect(page.getByRole('region', { name: /Compared with: First edition/ })).toContainText('Played.');
  await expect(page.locator('.lab-difference .lab-behind')).toContainText(
    'Must a region be connected to one of your offices?',
  );
  await axe(page);
  await pick(page, 'Compared with', 'Korean edition');
  await expect(page.getByText('No difference here: the same moves are legal in both.')).toBeVisible();
});

test('S6.2 before any move, Compare names the moves that only one edition allows, and every matter by its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await build(page);
  await tab(page, 'Compare').click();
  await expect(page.getByText('7 moves are legal in only one of the two')).toBeVisible();
  const other = page.getByRole('region', { name: /Compared with: First edition/ });
  await expect(other).toContainText('Send 1 progress to Australia');
  await expect(other.getByRole('link', { name: 'S6.2' }).first()).toHaveAttribute('href', '/rules/#S6.2');
  expect((await other.boundingBox())?.width).toBeGreaterThan(220);
  await page.getByText(/They differ on \d+ points/).click();
  const matters = page.locator('.lab-fold .lab-behind');
  await expect(matters).toContainText('Must a region be connected to one of your offices?');
  await expect(matters).toContainText('S6.2');
  await axe(page);
});

test('a phase in which nobody can act says why it went by', async ({ page }) => {
  await open(page);
  await pick(page, 'Start of phase', 'Sale');
  await tab(page, 'Try').click();
  await expect(
    page.getByText('Sale passed before anyone could act: nobody has a good that a buyer would buy.'),
  ).toBeVisible();
});

test('scrolled, the desk stays below the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await tab(page, 'Try').click();
  const pads = page.locator('.lab-tools .mat');
  await expect(pads).toBeVisible();
  await pads.evaluate((mat) => mat.scrollIntoView({ block: 'start' }));
  const over = await page.getByRole('tab', { name: 'Build' }).evaluate((build) => {
    const { left, width } = build.getBoundingClientRect();
    const tabs = build.closest('[role="tablist"]');
    const { top, bottom, right } = tabs?.getBoundingClientRect() ?? new DOMRect();
    const covered: string[] = [];
    for (let x = left + width / 2; x < right; x += 8)
      for (let y = top + 4; y < bottom - 4; y += 8) {
        const found = document.elementFromPoint(x, y);
        if (!tabs?.contains(found)) covered.push(`${found?.tagName}.${found?.className}`);
      }
    return covered;
  });
  expect(over).toEqual([]);
});

test('a line that is left stays, and is taken up again', async ({ page }) => {
  await buildAndPlay(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await send(page, 'China');
  await expect(page.locator('.lab-line [aria-current]')).toContainText('China');
  await page.getByRole('button', { name: /Line of 1 move, ending: Send 1 progress to Europe/ }).click();
  await expect(page.locator('.lab-line [aria-current]')).toContainText('Europe');
});

test('a resolution is stepped through, the board beside it', async ({ page }) => {
  await open(page);
  await pick(page, 'Start of phase', 'Prices');
  await tab(page, 'Try').click();
  await page.getByRole('button', { name: 'Step through it' }).click();
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  const lines = page.locator('.lab-resolution li');
  const before = await lines.count();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
});

test('it goes away as a scenario file that the runner accepts, and comes back', async ({ page }) => {
  await buildAndPlay(page);
  await tab(page, 'Keep').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a scenario file' }).click();
  const file = await (await downloading).path();
  const { scenario } = readScenario(
    'content/scenarios/smartphone/from-the-lab/scenario.yaml',
    readFileSync(file, 'utf8'),
  );
  expect(scenario.moves).toEqual([{ type: 'expand', seat: 'green', region: 'Europe' }]);

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Open a scenario file').setInputFiles(file);
  await tab(page, 'Try').click();
  await expect(page.locator('.lab-line [aria-current]')).toContainText('1. Green: Send 1 progress to Europe');
});

test('a file that is no scenario says so and leaves the bench as it is', async ({ page }) => {
  await build(page);
  await tab(page, 'Keep').click();
  await page
    .getByLabel('Open a scenario file')
    .setInputFiles({ name: 'x.yaml', mimeType: 'text/yaml', buffer: Buffer.from('<img src=x onerror=alert(1)>') });
  await expect(page.getByRole('alert')).toContainText('The file isn’t a scenario');
  await tab(page, 'Build').click();
  await expect(chooser(page, 'Start of phase')).toHaveValue('logistics');
});

test('a link holds the whole bench', async ({ page, context }) => {
  await build(page);
  await tab(page, 'Keep').click();
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText(/Link copied/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(chooser(other, 'Start of phase')).toHaveValue('logistics');
  await expect(number(other, 'Logistics')).toHaveValue('3');
});

test('a scenario of the site opens by its name', async ({ page }) => {
  await open(page, '#scenario=two-rounds-for-europe');
  await expect(chooser(page, 'Start of phase')).toHaveValue('logistics');
  await tab(page, 'Keep').click();
  await expect(chooser(page, 'A scenario of this site').locator('option')).not.toHaveCount(1);
});

test('equal moves are one line, with their number', async ({ page }) => {
  await open(page, '#scenario=tie-by-coin');
  await tab(page, 'Try').click();
  await pick(page, 'Which action', 'Every legal move');
  const lines = page.locator('.lab-verdicts .move');
  await expect(lines.filter({ hasText: '× 2' })).toHaveCount(1);
  const texts = await lines.allTextContents();
  expect(new Set(texts.map((text) => text.replace(/ × \d+$/, ''))).size).toBe(texts.length);
});

for (const [what, fragment] of [
  ['cut short', '#l=1.eJyrVkrLz1eyUkpKLFKqBQ'],
  ['hostile', '#<img src=x onerror=document.title="owned">'],
  ['huge', `#l=1.${'A'.repeat(100_001)}`],
  ['to no scenario', '#scenario=no-such-thing'],
  ['to no game', '#g=1.abcd'],
] as const)
  test(`a link that is ${what} gives a message and an empty lab`, async ({ page }) => {
    await open(page, fragment);
    await expect(page.getByRole('alert')).toContainText('This couldn’t be opened');
    await expect(chooser(page, 'Start of phase')).toHaveValue('planning');
    await expect(page).toHaveTitle('Lab · Rulebench');
    await expect(page.locator('main img')).toHaveCount(0);
  });

test('a set-up opens as a game; a position is where one can begin', async ({ page }) => {
  await open(page);
  await tab(page, 'Keep').click();
  await page.getByRole('link', { name: 'Open as a game' }).click();
  await expect(page.locator('.game-table')).toHaveAttribute('data-phase', 'planning');
  await build(page);
  await tab(page, 'Keep').click();
  await page.getByRole('link', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.game-table')).toHaveAttribute('data-phase', 'logistics');
});

test('every tool fits, on a phone too', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await build(page);
    for (const name of ['Build', 'Try', 'Compare', 'Chart', 'Keep']) {
      await tab(page, name).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      expect(await clipped(page), `${name} at ${width}`).toEqual([]);
      expect(await withoutStyle(page), `${name} at ${width}`).toEqual([]);
    }
  }
  await axe(page);
});

test('a moment of a game goes into the lab and back', async ({ page }) => {
  await quickStart(page);
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'logistics');
  await page.getByRole('tab', { name: 'Save & share' }).click();
  await page.getByRole('button', { name: 'Open in lab' }).click();
  await expect(chooser(page, 'Start of phase')).toHaveValue('logistics');
  await expect(page.getByText('This position is possible.')).toBeVisible();
  await tab(page, 'Keep').click();
  await page.getByRole('link', { name: 'Back to the game it is from' }).click();
  await expect(page.locator('.game-table')).toHaveAttribute('data-phase', 'logistics');
});
