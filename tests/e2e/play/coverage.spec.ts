import { expect, type Locator, type Page, test } from '@playwright/test';
import { axe } from '../axe.ts';
import { byKey, byMouse, moves, type Press, phase, phone, sameShuffles, settled, table } from './game.ts';
import { pressTwice, steadyStage, watchPresses } from './steady.ts';

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const hexes = (page: Page): Locator => page.locator('.hex-scroll [data-hex]');
const lit = (page: Page): Locator => page.locator('.hex-scroll [data-lit="true"]');
const tool = (page: Page): Locator => page.locator('.stage-tool');

async function quickStart(page: Page): Promise<void> {
  await sameShuffles(page);
  await page.goto('/play/coverage/');
  await page.getByRole('button', { name: 'Play against the Valuer' }).click();
  await expect(table(page)).toBeVisible();
}

/** Sits down the players named, and nobody else. */
async function startWith(page: Page, seats: Record<string, string>, map?: string): Promise<void> {
  await sameShuffles(page);
  await page.goto('/play/coverage/');
  for (const colour of ['Green', 'Blue', 'Black', 'Yellow', 'Red'])
    await page.getByRole('combobox', { name: colour }).selectOption({ label: seats[colour] ?? 'Nobody' });
  if (map) await page.getByRole('radio', { name: map }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(table(page)).toBeVisible();
}

/** Whoever has the turn can press: no computer thinks, and the moment in which nothing counts is over. */
async function ready(page: Page): Promise<string> {
  const where = await settled(page);
  await expect(table(page)).not.toHaveAttribute('data-guarded');
  return where;
}

/** A hex chosen, then built on: its cost stands there before anything is paid, and the first press moves nothing. */
async function takeHex(page: Page, press: Press): Promise<void> {
  const before = await moves(page);
  await press(lit(page).first());
  const build = tool(page).getByRole('button', { name: /^Build here for \$/ });
  await expect(build).toBeVisible();
  expect(await moves(page)).toBe(before);
  await expect(page.locator('.ledger [data-hot="true"]')).toContainText('→ $');
  await press(build);
}

/** What the page offers, through its own controls: put up shares, build, bid the least, else pass. */
async function decide(page: Page, press: Press): Promise<void> {
  const was = await phase(page);
  if (was === 'acting') return takeHex(page, press);
  if (was === 'auction') {
    const bid = tool(page).getByRole('button', { name: /^Bid \$/ });
    return press((await bid.count()) > 0 ? bid : tool(page).getByRole('button', { name: 'Drop out' }));
  }
  const auction = tool(page).getByRole('group', { name: 'Auction a share' }).getByRole('button');
  const build = tool(page).getByRole('group', { name: 'Build with' }).locator('[data-open="true"]');
  if ((await auction.count()) > 0) return press(auction.first());
  return press((await build.count()) > 0 ? build.first() : tool(page).getByRole('button', { name: 'Pass' }));
}

async function advance(page: Page, press: Press = byMouse): Promise<string> {
  if ((await ready(page)) === 'over') return 'over';
  const before = await moves(page);
  // What came to lie under the resting pointer less than 300 ms ago is not pressed yet: whoever means it presses again.
  await expect(async () => {
    if ((await moves(page)) === before) await decide(page, press);
    await expect(table(page)).not.toHaveAttribute('data-move', String(before), { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  return ready(page);
}

async function playToTheEnd(page: Page, press: Press, each = async () => {}): Promise<void> {
  for (let steps = 0; steps < 300; steps++) {
    if ((await advance(page, press)) === 'over') return;
    await each();
  }
  throw new Error('The game does not end.');
}

/** Until the person acts for a company. */
async function actForFern(page: Page): Promise<void> {
  await ready(page);
  await tool(page)
    .getByRole('button', { name: /^Act for Fern/ })
    .click();
  await expect(table(page)).toHaveAttribute('data-phase', 'acting');
  await ready(page);
}

/** Who won and why, the race, what net worth is made of, the own decisions, and the board again. */
async function lookAtTheEnd(page: Page, press: Press): Promise<void> {
  const end = page.locator('[data-stage="end"]');
  await expect(end.getByRole('heading', { name: /win(s)?, \$\d+ to \$\d+|share the victory/ })).toBeInViewport();
  await expect(end).toContainText(/more in .* than .*; ahead from/);
  await end.getByText('The numbers').click();
  await expect(end.locator('tbody tr').nth(2)).toBeVisible();
  await press(page.getByRole('button', { name: 'Compare with the Valuer' }));
  await expect(page.getByText(/\d+ decisions: \d+ the same/)).toBeVisible();
  await axe(page, 'main');
  await press(page.getByRole('button', { name: 'See the board' }));
  await expect(end).toHaveCount(0);
  // A line of the log that is pointed at lights its place.
  await page.getByRole('tab', { name: 'Log' }).click();
  await page
    .locator('.log-go')
    .filter({ hasText: /takes [A-G]\d/ })
    .last()
    .focus();
  await expect(page.locator('.lit-mark')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.lit-mark')).toHaveCount(0);
}

/** A finished game in the list: who won, every place and score, and what the results add up to; they can be cleared. */
async function lookAtTheList(page: Page): Promise<void> {
  await page.goto('/play/');
  const row = page.locator('.lobby-list li').filter({ hasText: 'Review' });
  await expect(row).toContainText(/(You|Valuer)( and (You|Valuer))? (won|share the win) with \$\d+/);
  await expect(row.getByRole('list', { name: 'Final standings' }).getByRole('listitem')).toHaveCount(2);
  const results = page.getByRole('region', { name: 'Your results' });
  await expect(results.getByRole('row', { name: /^Valuer 1 / })).toBeVisible();
  await axe(page, 'main');
  // Deleting the game leaves what was counted.
  await row.getByRole('button', { name: /^Delete: / }).click();
  await row.getByRole('button', { name: 'Delete it' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  const saving = page.waitForEvent('download');
  await results.getByRole('button', { name: 'Export as a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^rulebench-results-.*\.json$/);
  await results.getByRole('button', { name: 'Clear the results' }).click();
  await results.getByRole('button', { name: 'Clear them' }).click();
  await expect(results).toContainText('Nothing counted yet');
}

test.describe('at 1280 × 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test('a whole game against the Valuer: the map never moves, nothing scrolls, no second press does another thing', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await watchPresses(page);
    await quickStart(page);
    await ready(page);
    await expect(page.locator('[data-stage="rail"]').getByText('Everything that happens is told here.')).toBeVisible();
    const steady = await steadyStage(page);
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'A hint from Valuer' });
    await expect(hint).toContainText(/The Valuer would choose: .+ “.+\.”/);
    // What is suggested is marked, and done at a press.
    await expect(page.locator('[data-hinted="true"], .hinted')).toHaveCount(1);
    const before = await moves(page);
    await hint.getByRole('button', { name: 'Do it' }).click();
    await expect(table(page)).not.toHaveAttribute('data-move', String(before));
    await expect(hint).toHaveCount(0);
    const said = page.locator('.bar-says[role="status"]');
    const region = await said.elementHandle();
    await playToTheEnd(page, pressTwice, steady);
    // It is read out, too: in a region that was there before.
    await expect(said).toContainText(/win(s)?, \$\d+ to|share the victory/);
    expect(await said.evaluate((now, first) => now === first, region)).toBe(true);
    await lookAtTheEnd(page, byMouse);
    await steady();
    await expect(page.getByText(/You against Valuer: \d+ won, \d+ lost/)).toBeVisible();
    // The same seats again.
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(table(page)).toHaveAttribute('data-move', '0');
    await lookAtTheList(page);
  });
});

test('a whole game on the teaching map by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await startWith(page, { Green: 'A person', Red: 'Valuer' }, 'Teaching map');
  await expect(hexes(page)).toHaveCount(13);
  await playToTheEnd(page, byKey);
  await expect(page.getByRole('heading', { name: /win(s)?, \$\d+ to|share the victory/ })).toBeInViewport();
});

test('five computer and human seats on the wide map: everything in one view, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await startWith(page, { Green: 'A person', Blue: 'Valuer', Black: 'Random', Yellow: 'Valuer', Red: 'Random' });
  await expect(hexes(page)).toHaveCount(55);
  const steady = await steadyStage(page);
  await advance(page);
  await advance(page);
  await expect(page.getByRole('table', { name: 'Companies and players' }).locator('tbody tr')).toHaveCount(5);
  await ready(page);
  await axe(page, 'main');
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, 'main', ['color-contrast']);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720);
  await steady();
});

test('C8.1 a map that does not fit the seats is refused in place, with its clause', async ({ page }) => {
  await page.goto('/play/coverage/');
  await page.getByRole('radio', { name: 'Wide country' }).check();
  await expect(page.getByRole('alert').getByRole('link', { name: 'C8.1' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('The game can’t start like this.')).toBeVisible();
  await axe(page, 'main');
});

test('a refused try answers where it was made: on the map, at a company, in the bid', async ({ page }) => {
  await quickStart(page);
  await ready(page);
  await tool(page)
    .getByRole('button', { name: /^Auction an unissued share of Fern/ })
    .click();
  const amount = page.getByRole('spinbutton', { name: 'Your bid in dollars' });
  await expect(amount).toBeVisible();
  await axe(page, 'main');
  await ready(page);
  await amount.fill('1');
  await amount.press('Enter');
  await expect(page.getByRole('alert').getByRole('link', { name: 'C3.2' })).toBeVisible();
  await amount.fill('26');
  await amount.press('Enter');
  await expect(page.getByRole('alert')).toContainText('$26');
  await page.getByRole('button', { name: 'Undo' }).click();
  await actForFern(page);
  await page.getByRole('button', { name: /^D4, start/ }).click();
  await expect(page.locator('.hex-board').getByRole('link', { name: 'C1.2' })).toBeInViewport();
  await page
    .getByRole('button', { name: /mountain/ })
    .first()
    .click();
  await expect(page.locator('.hex-board').getByRole('link', { name: 'C1.7' })).toBeInViewport();
  await page.getByRole('button', { name: '2 chips' }).click();
  await expect(tool(page).getByRole('alert').getByRole('link', { name: 'C4.3' })).toBeVisible();
  await axe(page, 'main');
});

test('arrow keys go over the hexes, and Enter chooses, then takes', async ({ page }) => {
  await quickStart(page);
  await actForFern(page);
  await page.getByRole('button', { name: /^D4, start/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^D5, / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^D5, / })).toHaveAttribute('aria-pressed', 'true');
  // Not at once: a key that is held, or pressed twice by mistake, builds nothing.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^D5, .*Fern with 1/ })).toBeVisible({ timeout: 100 });
  }).toPass();
});

test('reloading restores the game, undo takes a move back, a link opens the same moment', async ({ page, context }) => {
  await quickStart(page);
  await advance(page);
  await advance(page);
  const played = await moves(page);
  await page.reload();
  await expect(table(page)).toHaveAttribute('data-move', String(played));
  await ready(page);
  const now = await moves(page);
  // Why a computer player did what it did is there again.
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log-note').first()).toContainText(/\w/);
  await page.getByRole('tab', { name: 'Save & share' }).click();
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect(table(other)).toHaveAttribute('data-move', String(now));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => moves(page)).toBeLessThan(now);
  await page.goto('/play/');
  await expect(page.getByRole('link', { name: /Continue: .*Turn/ }).first()).toHaveAttribute(
    'href',
    /\/play\/coverage\//,
  );
});

test('C2.6 with hidden cash the screen is handed over, and nobody else’s cash is on it', async ({ page }) => {
  await page.goto('/play/coverage/');
  await page.getByRole('combobox', { name: 'Red' }).selectOption({ label: 'A person' });
  await page.getByText('House rules').first().click();
  await page.getByRole('radio', { name: 'No, only treasuries are.' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Green' })).toBeVisible();
  const money = page.locator('.ledger tfoot td');
  await expect(money).toHaveText(['?', '?', '?', '?']);
  await ready(page);
  await page.getByRole('button', { name: 'I am Green: show my cash' }).click();
  await expect(money).toHaveText(['$25', '?', '$30', '?']);
  await ready(page);
  await tool(page).getByRole('button', { name: 'Pass' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Red' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);
  test('bar, map, money and tool in one view; hexes a finger can hit; nothing scrolls; a game is played', async ({
    page,
  }) => {
    await startWith(page, { Green: 'A person', Blue: 'Valuer', Black: 'Valuer', Yellow: 'Valuer', Red: 'Valuer' });
    await ready(page);
    const steady = await steadyStage(page);
    const size = await hexes(page).first().boundingBox();
    expect(size?.width).toBeGreaterThan(40);
    // A map that is then too large is panned inside its frame, or seen whole.
    await page.getByRole('button', { name: 'Whole map' }).tap();
    expect(await page.locator('.hex-scroll').evaluate((map) => map.scrollHeight - map.clientHeight)).toBe(0);
    await page.getByRole('button', { name: 'Whole map' }).tap();
    const tap: Press = (target) => target.tap();
    await advance(page, tap);
    await advance(page, tap);
    for (const part of ['.ledger', '.stage-tool']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    // What is refused on the map is read without scrolling.
    await hexes(page).nth(30).tap();
    await expect(page.locator('.hex-board').getByRole('alert')).toBeInViewport();
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await axe(page, 'main');
    await steady();
  });

  test('a whole game by taps: the map never moves, nothing scrolls, no press lands on what was not there', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await watchPresses(page);
    await startWith(page, { Green: 'A person', Red: 'Valuer' }, 'Teaching map');
    await ready(page);
    const steady = await steadyStage(page);
    const said = page.locator('.bar-says');
    await playToTheEnd(
      page,
      (target) => target.tap(),
      async () => {
        await steady();
        // What to do stands in the bar, whole.
        await expect(said.locator('.bar-prompt')).toBeInViewport();
        expect(await said.locator('p').evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThan(2);
      },
    );
    await expect(page.locator('[data-stage="end"]').getByRole('heading').first()).toBeInViewport();
    await steady();
  });
});
