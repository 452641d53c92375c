import { expect, type Page, test } from '@playwright/test';
import { html } from '../built.ts';
import { clipped } from '../clipped.ts';
import { visit } from '../learn/doing.ts';
import { withoutStyle } from '../ownFont.ts';
import { advance, moves, openTab, phase, phone, playUntil, quickStart, settled, startWith, table } from './game.ts';

/** Small things that were wrong once, each by what a player saw of it. */

test.use({ reducedMotion: 'reduce' });

const desk = { width: 1280, height: 800 };
const why = (page: Page) => page.locator('.stage-map').getByRole('alert');
const atTurn = (page: Page, wanted: string) =>
  playUntil(page, async (now) => now === 'turn' && (await phase(page)) === wanted);

/** What has to be pressed and lies under the guide. What is scrolled out of its own place lies elsewhere. */
const underGuide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const guide = document.querySelector('.stage-guide');
    const acts = [...document.querySelectorAll<HTMLElement>('.game-table [data-act], .stage-map [data-lit="true"]')];
    return acts.flatMap((act) => {
      const box = act.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const place = act.closest('.stage-work, .stage-tray')?.getBoundingClientRect();
      if (!guide || act.closest('.stage-guide') || !act.checkVisibility()) return [];
      if (place && (y < place.top || y > place.bottom)) return [];
      return guide.contains(document.elementFromPoint(x, y)) ? [act.textContent ?? act.outerHTML] : [];
    });
  });

for (const [screen, viewport] of [
  ['a desktop', desk],
  ['a phone', phone.viewport],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('the phase that is played is named whole, beside nothing that covers it, and no words are cut off', async ({
      page,
    }) => {
      await quickStart(page);
      for (const wanted of ['planning', 'improvement', 'research', 'logistics', 'sale']) {
        await playUntil(page, async (now) => /turn|planning/.test(now) && (await phase(page)) === wanted);
        if (viewport.width > 400) await expect(page.locator('.bar-steps [data-when="now"] .step-name')).toBeVisible();
        const wide = await page
          .locator('.bar-steps > [data-when="now"]')
          .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
        expect(Math.max(...wide), wanted).toBeLessThanOrEqual(0);
        expect(await clipped(page), wanted).toEqual([]);
        expect(await withoutStyle(page), wanted).toEqual([]);
      }
      await page.locator('[data-bar]').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(table(page)).toHaveAttribute('data-where', 'looking');
      const which = page.locator('.looking .bar-says').getByText(/at move \d+ of/);
      await expect(which).toBeInViewport({ ratio: 1 });
      expect(
        await which.locator('..').evaluate((line) => [line.scrollWidth - line.clientWidth, line.scrollHeight > 40]),
      ).toEqual([0, false]);
    });

    test('a guided game begins with the words of the guide', async ({ page }) => {
      await page.goto('/play/smartphone/#guide=first-round');
      const guide = page.getByRole('region', { name: 'Your guide' });
      await expect(guide.getByRole('heading')).toBeInViewport();
      await expect(guide.getByText(/^Phase 1/)).toBeInViewport({ ratio: 1 });
      const covered: string[] = [];
      await playUntil(page, async (now) => {
        covered.push(...(await underGuide(page)));
        return now === 'showing' && (await page.getByText('That was a whole round').count()) > 0;
      });
      expect(covered).toEqual([]);
      await expect(page.getByText('That was a whole round')).toBeInViewport({ ratio: 1 });
    });
  });

test('the words of a table lie beside its page, which stays light', () => {
  for (const page of ['/play/smartphone/', '/play/coverage/', '/ko/play/smartphone/', '/ko/play/coverage/'])
    expect(Buffer.byteLength(html(page)), page).toBeLessThan(75_000);
});

test('the order of a phase is told once it is set, and while plans are made there is none', async ({ page }) => {
  await quickStart(page);
  await expect(page.locator('.stage-strip')).toContainText('once plans are shown');
  await advance(page);
  await expect(page.locator('.order-strip').getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('.stage-strip')).not.toContainText('once plans are shown');
});

test('a press is refused for what it means: a region in research, a buyer and an own region in logistics', async ({
  page,
}) => {
  await quickStart(page);
  await atTurn(page, 'research');
  await page.locator('[data-place="region China"]').click();
  await expect(why(page).getByRole('link')).toHaveAttribute('href', /#S6\.1$/);
  await atTurn(page, 'logistics');
  const before = await moves(page);
  await page.locator('[data-place="buyer Europe 0"]').click();
  await expect(why(page).getByRole('link')).toHaveAttribute('href', /#S7\.1$/);
  await page.locator('[data-place="region North Africa"]').click();
  await expect(why(page).getByRole('link')).toHaveAttribute('href', /#S6\.5$/);
  expect(await moves(page)).toBe(before);
});

test('SR.3 pressing the retailer that offers its bonus takes it, in a lesson too', async ({ page }) => {
  await visit(page, 'retailers/#bonus');
  const retailer = page.locator('[data-place="region South America"]');
  await retailer.click();
  await expect(page.locator('.row-verdict[data-verdict="right"]')).toBeVisible();
});

test('equal improvements are one line of the moves, with a picture', async ({ page }) => {
  await quickStart(page);
  await atTurn(page, 'improvement');
  await openTab(page, 'Moves');
  const lines = page.getByRole('tabpanel').locator('.move');
  const texts = await lines.allTextContents();
  expect(new Set(texts.map((text) => text.replace(/× \d+/, '').trim())).size).toBe(texts.length);
  await expect(lines.locator('.improvement')).toHaveCount(texts.length);
  await expect(page.getByRole('tabpanel')).toContainText(
    texts.length === 1 ? '1 legal move.' : `${texts.length} legal moves.`,
  );
});

test('while something is shown, nobody is said to act', async ({ page }) => {
  await quickStart(page);
  await advance(page);
  await expect(table(page)).toHaveAttribute('data-where', 'showing');
  await expect(page.locator('.stage-bar')).toContainText('Plans are open');
  await expect(page).toHaveTitle(/^What happened/);
});

test('pauses are a setting that shows, is kept, and can be taken back', async ({ page }) => {
  await quickStart(page);
  const open = () => page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  const pace = (name: string) => page.getByRole('radio', { name, exact: true });
  await open();
  await expect(pace('at once')).toBeChecked();
  await pace('fast').check();
  await page.reload();
  await open();
  await expect(pace('fast')).toBeChecked();
  await pace('at once').check();
});

test('a branch leads back to the game it left, by its link and by the browser', async ({ page }) => {
  await quickStart(page);
  await atTurn(page, 'sale');
  const left = page.url();
  const branchOff = async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('tabpanel').locator('.log-go').nth(2).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).not.toHaveURL(left);
    await expect(page.locator('.branch-note')).toBeVisible();
  };
  await branchOff();
  await page.reload();
  await page.getByRole('link', { name: 'Back to that game' }).click();
  await expect(page).toHaveURL(left);
  await expect(table(page)).toHaveAttribute('data-phase', 'sale');
  await settled(page);
  await branchOff();
  await page.goBack();
  await expect(page).toHaveURL(left);
  await expect(table(page)).toHaveAttribute('data-phase', 'sale');
});

test('a finished game is looked back at, not continued', async ({ page }) => {
  test.setTimeout(240_000);
  await startWith(page, { Green: 'Random', Red: 'Random' });
  // A game of computers goes on by itself, also past what is shown.
  await expect(table(page)).toHaveAttribute('data-where', 'over', { timeout: 200_000 });
  await page.goto('/play/');
  const last = page.locator('.lobby-last');
  await expect(last).toContainText('Look back at the last game');
  await expect(last).not.toContainText(/Continue|Finished/);
  await page.goto('/play/smartphone/');
  await expect(page.getByRole('link', { name: 'Look back at the last game' })).toBeVisible();
});

test('a quick start that is pressed before the page is there begins the game all the same', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/play/smartphone/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Play against Steve' }).click();
  go();
  await expect(table(page)).toHaveAttribute('data-where', 'planning');
});

test('a hint that cannot be thought says so', async ({ page }) => {
  await quickStart(page);
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/No hint available/)).toBeVisible();
});

test('the bar leaves a low window to the board, and the theme shows no stray control', async ({ page }) => {
  await quickStart(page);
  await atTurn(page, 'research');
  const bar = async () => (await page.locator('.stage-bar').boundingBox())?.height ?? 0;
  expect(await bar()).toBeLessThan(56);
  // As at a zoom of 200 %: still one line, and most of the height is the board's.
  await page.setViewportSize({ width: 640, height: 400 });
  expect(await bar()).toBeLessThan(56);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(400);
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  await page.getByRole('button', { name: /^The whole site/ }).click();
  await page.locator('.themes label').first().click();
  const input = page.locator('.themes input').first();
  await expect(input).toBeFocused();
  await expect(input).toHaveCSS('clip-path', 'inset(50%)');
});

test('a hint lies over the pads, and between a phone and a desk a region opens as a card that acts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await quickStart(page);
  await page.keyboard.press('h');
  // Nothing lies on the button: a click waits until it can be hit.
  await page.locator('[data-act="hint"]').click();
  await expect(page.getByText('It’s on the desk.')).toBeVisible();
  await page.locator('.hint-note .button-square').click();
  await atTurn(page, 'logistics');
  const before = await moves(page);
  await page.locator('.region[data-can] .pick-region').first().click();
  await page.locator('.region-sheet [data-act="move"]').first().click();
  await expect(table(page)).not.toHaveAttribute('data-move', String(before));
});
