import { expect, type Locator, type Page, test } from '@playwright/test';
import { axe } from '../axe.ts';
import { byKey, byMouse, moves, type Press, phase, phone, sameShuffles, settled, table } from './game.ts';

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const hexes = (page: Page): Locator => page.locator('.hex-scroll [data-hex]');
const lit = (page: Page): Locator => page.locator('.hex-scroll [data-lit="true"]');

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

/** A hex chosen, then taken: its cost stands there before anything is paid. */
async function takeHex(page: Page, press: Press): Promise<void> {
  await press(lit(page).first());
  await expect(page.locator('.deed').getByRole('button', { name: /^Take .* for \$/ })).toBeVisible();
  await expect(page.locator('.deed-chosen')).toContainText('treasury');
  await press(page.locator('.deed').getByRole('button', { name: /^Take .* for \$/ }));
}

/** What the page offers, through its own controls: take hexes, act, put up shares, bid the least. */
async function decide(page: Page, press: Press): Promise<void> {
  const was = await phase(page);
  if (was === 'acting') return takeHex(page, press);
  if (was === 'auction') {
    const bid = page.locator('.deed').getByRole('button', { name: /^Bid \$/ });
    return press((await bid.count()) > 0 ? bid : page.getByRole('button', { name: 'Pass (drop out)' }));
  }
  // The list has nothing but what is legal: what ends the game soonest comes first in it.
  return press(page.getByRole('tabpanel').getByRole('button').first());
}

async function advance(page: Page, press: Press = byMouse): Promise<string> {
  if ((await settled(page)) === 'over') return 'over';
  const before = await moves(page);
  await decide(page, press);
  await expect(table(page)).not.toHaveAttribute('data-move', String(before));
  return settled(page);
}

async function playToTheEnd(page: Page, press: Press): Promise<void> {
  for (let steps = 0; steps < 300; steps++) if ((await advance(page, press)) === 'over') return;
  throw new Error('The game does not end.');
}

/** Until the person acts for a company. */
async function actForFern(page: Page): Promise<void> {
  await settled(page);
  await page.getByRole('region', { name: 'Fern' }).getByRole('button', { name: 'Act for Fern' }).click();
  await expect(table(page)).toHaveAttribute('data-phase', 'acting');
}

for (const [how, press] of [
  ['mouse', byMouse],
  ['keyboard', byKey],
] as const)
  test(`a whole game against the Valuer by ${how} ends with a winner, net worth and its course`, async ({ page }) => {
    test.setTimeout(240_000);
    await quickStart(page);
    await settled(page);
    await press(page.getByRole('button', { name: 'Hint', exact: true }));
    const hint = page.getByRole('region', { name: 'A hint from Valuer' });
    await expect(hint).toContainText(/The Valuer would choose: .+ “.+\.”/);
    const said = page.locator('.turn-says[role="status"]');
    const region = await said.elementHandle();
    await playToTheEnd(page, press);
    await expect(hint).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /wins with \$|share the victory/ })).toBeInViewport();
    // It is read out, too: in a region that was there before.
    await expect(said).toContainText(/(wins|share the victory) with \$\d+/);
    expect(await said.evaluate((now, before) => now === before, region)).toBe(true);
    await expect(page.getByRole('table', { name: 'Final net worth' })).toBeVisible();
    await page.getByText('The numbers').click();
    await expect(page.locator('.worth tbody tr').nth(2)).toBeVisible();
    await press(page.getByRole('button', { name: 'Compare with the Valuer' }));
    await expect(page.getByText(/\d+ decisions: \d+ the same/)).toBeVisible();
    await axe(page, 'main');
  });

test('five computer and human seats on the wide map, and the teaching map for two', async ({ page }) => {
  await startWith(page, { Green: 'A person', Blue: 'Valuer', Black: 'Random', Yellow: 'Valuer', Red: 'Random' });
  await expect(hexes(page)).toHaveCount(55);
  await advance(page);
  await advance(page);
  await startWith(page, { Green: 'A person', Red: 'Random' }, 'Teaching map');
  await expect(hexes(page)).toHaveCount(13);
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
  await settled(page);
  await page.getByRole('region', { name: 'Ember' }).getByRole('button', { name: 'Act for Ember' }).click();
  await expect(page.getByRole('region', { name: 'Ember' }).getByRole('link', { name: 'C4.1' })).toBeVisible();
  await page.getByRole('button', { name: 'Auction an unissued share of Fern' }).click();
  const amount = page.getByRole('spinbutton', { name: 'Your bid in dollars' });
  await expect(amount).toBeVisible();
  await axe(page, 'main');
  await amount.fill('1');
  await amount.press('Enter');
  await expect(page.getByRole('alert').getByRole('link', { name: 'C3.2' })).toBeVisible();
  await amount.fill('26');
  await amount.press('Enter');
  await expect(page.getByRole('alert')).toContainText('$26');
  await page.getByRole('button', { name: 'Undo' }).click();
  await actForFern(page);
  await page.getByRole('button', { name: /^D4, start/ }).click();
  await expect(page.locator('.hex-board').getByRole('link', { name: 'C1.2' })).toBeVisible();
  await page
    .getByRole('button', { name: /mountain/ })
    .first()
    .click();
  await expect(page.locator('.hex-board').getByRole('link', { name: 'C1.7' })).toBeVisible();
  await page.getByRole('button', { name: '5 chips' }).click();
  await expect(page.getByRole('region', { name: 'Acting for Fern' }).getByRole('link', { name: 'C4.3' })).toHaveCount(
    2,
  );
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
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^D5, .*Fern with 1/ })).toBeVisible();
});

test('reloading restores the game, undo takes a move back, a link opens the same moment', async ({ page, context }) => {
  await quickStart(page);
  await advance(page);
  await advance(page);
  const played = await moves(page);
  await page.reload();
  await expect(table(page)).toHaveAttribute('data-move', String(played));
  await settled(page);
  const now = await moves(page);
  await page.getByRole('tab', { name: 'Keep' }).click();
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
  await expect(page.locator('.coverage-players').getByText('hidden')).toHaveCount(4);
  await page.getByRole('button', { name: 'I am Green: show my cash' }).click();
  await expect(page.locator('.coverage-players').getByText('$25')).toHaveCount(1);
  await page.locator('.turn-bar').getByRole('button', { name: 'Pass the turn' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Red' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the map keeps hexes a finger can hit, the page does not scroll sideways, a game is played', async ({
    page,
  }) => {
    await startWith(page, { Green: 'A person', Blue: 'Valuer', Black: 'Valuer', Yellow: 'Valuer', Red: 'Valuer' });
    await settled(page);
    const size = await hexes(page).first().boundingBox();
    expect(size?.width).toBeGreaterThan(40);
    // … and none of them lies beyond the edge.
    const room = await page.locator('.hex-scroll').evaluate((map) => map.scrollWidth - map.clientWidth);
    expect(room).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await advance(page, (target) => target.tap());
    await advance(page, (target) => target.tap());
    // What is refused at the foot of the map is read without scrolling.
    await hexes(page).last().tap();
    await expect(page.locator('.hex-board').getByRole('alert')).toBeInViewport();
    await axe(page, 'main');
  });
});
