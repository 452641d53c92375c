import { expect, test } from '@playwright/test';
import { advance, moves, phase, phone, playUntil, quickStart, table } from './game.ts';

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

test('a link opens the same game at the same moment', async ({ page, context }) => {
  await quickStart(page);
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'logistics');
  await page.getByRole('tab', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(page.getByText(/The link is copied|Here it is|here it is/)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect(table(other)).toHaveAttribute('data-move', String(await moves(page)));
  await expect(table(other)).toHaveAttribute('data-phase', 'logistics');
});

test('a game is kept before its table is there; a table that cannot be fetched says so and comes when asked again', async ({
  page,
}) => {
  const scripts = /\/_astro\/Table\.[^/]*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/play/smartphone/');
  await page.getByRole('button', { name: 'Play against Steve' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(table(page)).toHaveAttribute('data-where', 'planning');
});

for (const [what, fragment] of [
  ['cut short', '#g=1.eJyrVkrLz1eyUkpKLFKqBQ'],
  ['not of this kind', '#g=9.abc'],
  ['with strange letters', '#g=1.%%%'],
  ['to a game that is not kept', '#id=nosuchgame'],
] as const)
  test(`a link that is ${what} says what is wrong and leaves the set-up open`, async ({ page }) => {
    await page.goto(`/play/smartphone/${fragment}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play against Steve' })).toBeVisible();
  });

test('blocked storage: the game goes on and says that it is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await quickStart(page);
  await expect(page.getByText(/does not let the page keep anything/)).toBeVisible();
  await advance(page);
  await playUntil(page, (now) => now === 'turn');
});

test('full storage: the game goes on, says that new moves are not kept, and keeps them again once there is room', async ({
  page,
}) => {
  await quickStart(page);
  await advance(page);
  const kept = await moves(page);
  await page.evaluate(() => {
    // All the room there is, in ever smaller pieces.
    let at = 0;
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (;;) localStorage.setItem(`filler ${at++}`, 'x'.repeat(size));
      } catch {
        // No room for a piece of this size.
      }
  });
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'logistics');
  await expect(page.getByText(/storage is full/).first()).toBeVisible();
  const played = await moves(page);
  expect(played).toBeGreaterThan(kept);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
  });
  await advance(page);
  await expect(page.getByText(/storage is full/)).toHaveCount(0);
  const now = await moves(page);
  await page.reload();
  await expect(table(page)).toHaveAttribute('data-move', String(now));
});

test('two tabs on one game: the one that is behind stops keeping and says so', async ({ page, context }) => {
  await quickStart(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(table(other)).toBeVisible();
  await advance(page);
  await expect(other.getByText(/continued in another tab/).first()).toBeVisible();
  await other.getByRole('button', { name: 'Open the newer one' }).click();
  await expect(table(other)).toHaveAttribute('data-move', String(await moves(page)));
  await expect(other.getByText(/continued in another tab/)).toHaveCount(0);
  await playUntil(other, (now) => now === 'turn');
  await advance(other);
  await expect(page.getByText(/continued in another tab/).first()).toBeVisible();
});

test('a link made while looking back opens at that moment', async ({ page, context }) => {
  await quickStart(page);
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'logistics');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('tabpanel').getByRole('button').nth(1).click();
  await expect(table(page)).toHaveAttribute('data-where', 'looking');
  await page.getByRole('tab', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(page.getByText(/The link is copied/)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect(table(other)).toBeVisible();
  expect(await moves(other)).toBeLessThan(await moves(page));
});

test('the door lists the game, and it goes on from there', async ({ page }) => {
  await quickStart(page);
  await advance(page);
  const before = await moves(page);
  await page.goto('/play/');
  await page
    .getByRole('link', { name: /Continue|Go on/ })
    .first()
    .click();
  await expect(table(page)).toHaveAttribute('data-move', String(before));
});

test('on a phone a round can be played without the page scrolling sideways', async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await quickStart(page);
  await playUntil(page, async (now) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, now).toBeLessThanOrEqual(360);
    return (await phase(page)) === 'sale';
  });
  await context.close();
});
