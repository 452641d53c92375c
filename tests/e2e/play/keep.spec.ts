import { expect, type Page, test } from '@playwright/test';
import { positionFragment } from '@/play/keep/address.ts';
import { pack } from '@/play/keep/pack.ts';
import { advance, moves, phase, phone, playUntil, quickStart, settled, table } from './game.ts';
import { movesAfter, startKillable } from './killable.ts';

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

test('a link opens the same game at the same moment', async ({ page, context }) => {
  await quickStart(page);
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'logistics');
  await page.getByRole('tab', { name: 'Save & share' }).click();
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText(/Link copied|Here it is|here it is/)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect(table(other)).toHaveAttribute('data-move', String(await moves(page)));
  await expect(table(other)).toHaveAttribute('data-phase', 'logistics');
});

test('a game is kept before its table is there; a table that cannot be fetched says so and comes when asked again', async ({
  page,
}) => {
  const scripts = /\/_astro\/SmartphoneTable\.[^/]*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/play/smartphone/');
  await page.getByRole('button', { name: 'Play against Steve' }).click();
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Reload the page' }).click();
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

/** As in a browser that is told to let the site store nothing, or nothing in its database. */
const block = (page: Page, what: 'localStorage' | 'indexedDB') =>
  page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }, what);

test('blocked storage: the game goes on and says that it is not kept', async ({ page }) => {
  await block(page, 'localStorage');
  await block(page, 'indexedDB');
  await quickStart(page);
  await expect(page.getByText(/doesn’t let the page save anything/)).toBeVisible();
  await advance(page);
  await playUntil(page, (now) => now === 'turn');
});

test('without a database games lie in localStorage, and go over to it when there is one', async ({ page, context }) => {
  await block(page, 'indexedDB');
  await quickStart(page);
  await advance(page);
  const played = await moves(page);
  await page.reload();
  await expect(table(page)).toHaveAttribute('data-move', String(played));
  const games = (at: Page) =>
    at.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rulebench.game.')).length);
  expect(await games(page)).toBe(1);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(table(other)).toHaveAttribute('data-move', String(played));
  expect(await games(other)).toBe(0);
  await advance(other);
  const now = await moves(other);
  await other.reload();
  await expect(table(other)).toHaveAttribute('data-move', String(now));
});

test('full storage: the game goes on, says that new moves are not kept, and keeps them again once there is room', async ({
  page,
}) => {
  await quickStart(page);
  await advance(page);
  const kept = await moves(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    window.addEventListener('room', () => {
      IDBObjectStore.prototype.put = put;
    });
  });
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'logistics');
  await expect(page.getByText(/storage is full/).first()).toBeVisible();
  const played = await moves(page);
  expect(played).toBeGreaterThan(kept);
  await page.evaluate(() => window.dispatchEvent(new Event('room')));
  await advance(page);
  await expect(page.getByText(/storage is full/)).toHaveCount(0);
  const now = await moves(page);
  await page.reload();
  await expect(table(page)).toHaveAttribute('data-move', String(now));
});

test('a tab that is left at once after a move has kept it', async ({ page }) => {
  await quickStart(page);
  for (const step of [1, 2, 3, 4, 5, 6]) {
    const before = await moves(page);
    const again = page.waitForEvent('load');
    // In one go: the move is made, and the page is gone before anything could be awaited. What it was is left for the next.
    await page.evaluate(() => {
      const at = document.querySelector('.game-table');
      const wanted = '[data-act="commit"], [data-act="continue"], [data-act="end-turn"]';
      document.querySelector<HTMLButtonElement>(wanted)?.click();
      requestAnimationFrame(() => {
        sessionStorage.setItem('left at', at?.getAttribute('data-move') ?? '');
        location.reload();
      });
    });
    await again;
    const after = await page.evaluate(() => Number(sessionStorage.getItem('left at')));
    expect(after, `step ${step}`).toBeGreaterThanOrEqual(before);
    await expect(table(page)).toBeVisible();
    await settled(page);
    expect(await moves(page), `step ${step}`).toBeGreaterThanOrEqual(after);
  }
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

test('two tabs that act at the same moment: one wins, the other is told and can go on', async ({ page, context }) => {
  await quickStart(page);
  await playUntil(page, (now) => now === 'turn');
  const other = await context.newPage();
  await other.goto(page.url());
  const told = (tab: Page) => tab.getByText(/continued in another tab/).first();
  for (const round of [1, 2, 3]) {
    await expect(table(other)).toHaveAttribute('data-move', String(await moves(page)));
    await Promise.all([advance(page), advance(other)]);
    await expect.poll(async () => (await told(page).isVisible()) !== (await told(other).isVisible())).toBe(true);
    const behind = (await told(page).isVisible()) ? page : other;
    const ahead = behind === page ? other : page;
    await behind.getByRole('button', { name: 'Open the newer one' }).click();
    await expect(told(behind), `round ${round}`).toHaveCount(0);
    await expect(table(behind)).toHaveAttribute('data-move', String(await moves(ahead)));
    await expect(told(ahead), `round ${round}`).toHaveCount(0);
  }
});

test('a game that began at a position is kept, listed, shared and told of in two tabs like any other', async ({
  page,
  context,
}) => {
  const position = { phase: 'logistics', round: 3, table: { green: { active: { logistics: 4 }, goods: 5 } } };
  await page.goto(`/play/smartphone/${positionFragment(await pack({ position, moves: [] }))}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(table(page)).toHaveAttribute('data-phase', 'logistics');
  await advance(page);
  const played = await moves(page);
  await page.reload();
  await expect(table(page)).toHaveAttribute('data-move', String(played));

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(table(other)).toHaveAttribute('data-move', String(played));
  await advance(page);
  await other.getByRole('button', { name: 'Open the newer one' }).click();
  await expect(table(other)).toHaveAttribute('data-move', String(await moves(page)));
  await expect(other.getByText(/continued in another tab/)).toHaveCount(0);

  await page.getByRole('tab', { name: 'Save & share' }).click();
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText(/Link copied/)).toBeVisible();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(table(other)).toHaveAttribute('data-move', String(await moves(page)));
  await other.goto('/play/');
  await expect(other.getByText('from a position').first()).toBeVisible();
});

test('a browser that is killed has lost no more than the move under the finger', async ({ baseURL }, info) => {
  test.setTimeout(240_000);
  const profile = info.outputPath('profile');
  for (const steps of [2, 5, 9]) {
    const { page, kill } = await startKillable(profile);
    await quickStart(page, baseURL);
    const address = page.url();
    for (let step = 0; step < steps; step++) await advance(page);
    const shown = await moves(page);
    await kill();
    expect(await movesAfter(profile, address)).toBeGreaterThanOrEqual(shown - 1);
  }
});

test('a link made while looking back opens at that moment', async ({ page, context }) => {
  await quickStart(page);
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'logistics');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('tabpanel').getByRole('button').nth(1).click();
  await expect(table(page)).toHaveAttribute('data-where', 'looking');
  await page.getByRole('tab', { name: 'Save & share' }).click();
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText(/Link copied/)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect(table(other)).toBeVisible();
  expect(await moves(other)).toBeLessThan(await moves(page));
});

test('the lobby lists the game, and it goes on from there', async ({ page }) => {
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
