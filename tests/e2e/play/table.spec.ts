import { expect, type Page, test } from '@playwright/test';
import { axe } from '../axe.ts';
import {
  advance,
  byKey,
  moves,
  openTab,
  phase,
  phone,
  playUntil,
  quickStart,
  settled,
  startWith,
  stored,
  table,
  where,
} from './game.ts';

test.use({ reducedMotion: 'reduce' });

test('a place that is not legal answers with the clause, in place, and changes nothing', async ({ page }) => {
  await quickStart(page);
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'logistics');
  const before = await moves(page);
  await page.getByRole('button', { name: 'Australia', exact: true }).click();
  const refusal = page.locator('.stage-map').getByRole('alert');
  await expect(refusal).toContainText('Australia');
  await expect(refusal.getByRole('link')).toHaveAttribute('href', /#S6\.2$/);
  expect(await moves(page)).toBe(before);
  // The desk has marks too; its styles must not blow up those that tell the seats' pieces apart.
  const sizes = await page.locator('.piece:has(.mark)').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const [body, mark] = [piece, piece.querySelector('.mark')].map(
        (part) => part?.getBoundingClientRect().width ?? 0,
      );
      return (mark ?? 0) / (body ?? 1);
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  for (const size of sizes) expect(size).toBeLessThan(0.6);
});

test('undo and redo go back to the last reveal and no further', async ({ page }) => {
  await quickStart(page);
  await playUntil(page, (now) => now === 'turn');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  const start = await moves(page);
  await advance(page);
  await playUntil(page, (now) => now === 'turn');
  const later = await moves(page);
  await page.keyboard.press('Control+Z');
  await expect.poll(() => moves(page)).toBeLessThan(later);
  await settled(page);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => moves(page)).toBeGreaterThan(start);
});

test('looking back from the log, and playing on from there as a branch', async ({ page }) => {
  await quickStart(page);
  await playUntil(page, async () => (await phase(page)) === 'sale');
  const address = page.url();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('tabpanel').locator('.log-go').nth(2).click();
  await expect(table(page)).toHaveAttribute('data-where', 'looking');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(table(page)).not.toHaveAttribute('data-where', 'looking');
  await expect(page).not.toHaveURL(address);
});

test('a hidden plan is nowhere in the page, its title or its storage in the clear', async ({ page }) => {
  await startWith(page, { Green: 'A person', Red: 'A person' });
  await advance(page);
  await advance(page);
  expect(await where(page)).toBe('handover');
  // Style sheets, which a build may put into the page, speak of pads in general.
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style')) sheet.remove();
  });
  const everything = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    title: document.title,
    address: window.location.href,
  }));
  const kept = await stored(page);
  expect(kept).toContain('sealed');
  // The plan's own words: a placement of a pad, and the picture of one.
  for (const text of [...Object.values(everything), kept])
    expect(text).not.toMatch(/\\?"bottom\\?":|\\?"turn\\?":\d|slab/);
});

test('end of turn asks before something is lost', async ({ page }) => {
  await quickStart(page);
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'research');
  const before = await moves(page);
  await page.getByRole('button', { name: 'End turn', exact: true }).first().click();
  await expect(page.getByText(/progress would be lost/)).toBeVisible();
  expect(await moves(page)).toBe(before);
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByText(/progress would be lost/)).toHaveCount(0);
  await openTab(page, 'Moves');
  await page.getByRole('tabpanel').getByRole('button', { name: 'End turn' }).click();
  await expect(page.getByText(/progress would be lost/)).toBeVisible();
  await advance(page);
  await expect(page.getByText(/progress would be lost/)).toHaveCount(0);
});

test('a place pointed at while planning says that it is not the time', async ({ page }) => {
  await quickStart(page);
  await page.locator('[data-place="region Europe"]').click();
  await expect(page.locator('.stage-map').getByRole('alert')).toContainText('planning');
});

test('the chart beside the board follows the game', async ({ page }) => {
  await quickStart(page);
  await page.getByRole('tab', { name: 'Diagram' }).click();
  const chart = page.getByRole('region', { name: 'The chart' });
  const lit = chart.locator('.state[aria-current="step"]');
  await expect(chart.getByRole('group', { name: 'Drawing: Phase 1: Planning' })).toBeVisible();
  await expect(lit).toHaveText(/^Secret/);
  await expect(chart.locator('[data-taken]')).toHaveCount(0);
  await advance(page);
  await playUntil(page, (now) => now === 'turn');
  await openTab(page, 'Diagram');
  await expect(chart.getByRole('group', { name: /^Drawing: Phase [4-7]/ })).toBeVisible();
  await expect(lit).not.toHaveText(/^Secret/);
  // What was just done is traced in the drawing, and said.
  await expect(chart.locator('.row[data-taken]')).not.toHaveCount(0);
  await expect(chart.getByRole('heading', { name: 'Just taken' })).toBeVisible();
  // The round around it knows the phase too.
  await chart.getByRole('button', { name: 'A round' }).click();
  await expect(lit).toHaveCount(1);
  await expect(chart.locator('.chip[aria-current="step"]')).toHaveCount(1);
});

test('a state of the chart beside the board tells its clauses by key, until the game goes on', async ({ page }) => {
  await quickStart(page);
  await page.getByRole('tab', { name: 'Diagram' }).click();
  const chart = page.getByRole('region', { name: 'The chart' });
  await byKey(chart.getByRole('link', { name: /^Secret/ }));
  const told = chart.getByRole('region', { name: 'State' });
  await expect(told.getByRole('list', { name: 'Rules' }).getByRole('link', { name: 'S1.8' })).toHaveAttribute(
    'href',
    '/rules/#S1.8',
  );
  await expect(told.getByText('everyone planned')).toBeVisible();
  await axe(page, '.live-chart');
  await byKey(told.getByRole('link', { name: 'Shown' }));
  await expect(told.getByRole('heading', { name: 'Shown' })).toBeVisible();
  await advance(page);
  await expect(told).toHaveCount(0);
});

/** What a small window promises: one screen, a bar of one line, the map in view where it is shown, nothing too long. */
const smallStage = (page: Page) =>
  page.evaluate(() => {
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const [bar, map] = [box('[data-stage="bar"]'), box('[data-stage="map"]')];
    const shown = document.querySelector('.stage')?.getAttribute('data-view');
    const lines = [...document.querySelectorAll('[data-stage="bar"] :is(p, button, li)')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const long = [...document.querySelectorAll('.stage *')].filter(
      (part) => part.scrollHeight > 2 * innerHeight && getComputedStyle(part).overflowY === 'auto',
    );
    return {
      fits: document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
      oneLine: bar.height <= 56 && lines.every(({ top, bottom }) => top >= bar.top && bottom <= bar.bottom),
      map: shown !== 'map' || (map.width > 0 && map.top >= bar.bottom && map.bottom <= innerHeight),
      long: long.map((part) => `${part.className} ${part.scrollHeight}`),
    };
  });
const asPromised = { fits: true, oneLine: true, map: true, long: [] };

// The page is the same on a phone and at 200 % zoom but for its place: one game serves both questions.
test('axe finds nothing from set-up to end, in light and dark; a whole game fits a phone, and 200 % zoom', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  /** The page is the same in the dark but for its colours. */
  const both = async () => {
    await axe(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page, undefined, ['color-contrast']);
    await page.emulateMedia({ colorScheme: 'light' });
  };
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.goto('/play/smartphone/');
  await expect(page.getByRole('button', { name: 'Play against Steve' })).toBeVisible();
  await both();
  await page.getByRole('button', { name: 'Play against Steve' }).click();
  // The buttons of a desk are what comes last.
  await expect(page.getByRole('button', { name: 'Flip' })).toBeVisible();
  await both();
  await playUntil(page, (now) => now === 'turn');
  await both();
  // 1280 × 720 at 200 % is half as many pixels each way.
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await smallStage(page)).toEqual(asPromised);
  await page.setViewportSize(phone.viewport);
  const axed = new Set<string>();
  await playUntil(page, async (now) => {
    const seen = `${now} ${await phase(page)}`;
    expect(await smallStage(page), seen).toEqual(asPromised);
    if (!axed.has(seen) && /planning|sale|scoring/.test(seen)) await axe(page);
    axed.add(seen);
    return now === 'over';
  });
  await page.setViewportSize(wide);
  await expect(page.getByRole('button', { name: /^Compare with/ })).toBeVisible();
  await both();
});
