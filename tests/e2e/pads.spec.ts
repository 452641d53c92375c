/**
 * The pads on the home page. The numbers are worked out by hand from the printed pads:
 *
 *   A side 2   goods, price down | –        B side 1   goods, price down | –
 *              improvement       | goods               research          | logistics
 *              –                 | research            –                 | logistics
 *
 * A lies with its top left cell at column 2, row 1; B on top of it at column 3, row 3.
 */
import { expect, test } from '@playwright/test';
import { openDesk } from './desk.ts';

// B covers A's research. Price 5 − 2. Goods: 2 with price down, 1 plain, 1 covered cell.
const opening = { price: '3', goods: '4', research: '1', logistics: '2', improve: 'yes' };
const nothing = { price: '–', goods: '–', research: '–', logistics: '–', improve: '–' };

test('the pads lie as a legal plan at first, and say where each good comes from', async ({ page }) => {
  const { desk, status, shows } = await openDesk(page);
  await shows(opening);
  await expect(desk.getByText('3 from symbols')).toBeVisible();
  await expect(desk.getByText('1 from a covered cell')).toBeVisible();
  await expect(status).toHaveText('1 cell covered. This plan is legal.');
});

test('mouse: a pad is dragged, snaps to the cells, and the read-out follows while it is held', async ({ page }) => {
  const { desk, pad, status, shows, cell } = await openDesk(page);
  const from = await cell(4, 5);
  const to = await cell(3, 4);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Let go a quarter of a cell beside the grid: it has to snap.
  await page.mouse.move(to.x + 14, to.y - 12, { steps: 8 });
  // B covers A's improvement, goods and research and an empty cell: 2 symbols and 4 covered cells make 6 goods.
  const covering = { price: '3', goods: '6', research: '1', logistics: '2', improve: 'no' };
  await shows(covering);
  await expect(desk.locator('.landing')).toBeVisible();
  await page.mouse.up();
  await shows(covering);
  await expect(desk.locator('.landing')).toHaveCount(0);
  await expect(pad('B')).toHaveAccessibleName('Pad B, side 1, on top, column 3, row 3, upright');
  await expect(status).toContainText('4 cells covered');
  await expect(desk.locator('.covered')).toHaveCount(4);
});

test('mouse: pads apart are refused in a sentence with the clause, and the clause leads to the rule', async ({
  page,
}) => {
  const { desk, status, shows, cell } = await openDesk(page);
  const from = await cell(4, 4);
  const to = await cell(7, 4);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(status).toContainText('The pads don’t overlap.');
  await shows(nothing);
  await desk.getByRole('link', { name: 'Rule S1.2' }).click();
  await expect(page).toHaveURL('/rules/#S1.2');
  await expect(page.getByRole('heading', { name: 'S1.2 Overlap of 1 to 4 cells' })).toBeInViewport();
});

test('touch: a finger drags a pad without scrolling the page', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const { desk, shows, cell } = await openDesk(page);
  await desk.locator('.mat').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const from = await cell(3, 4);
  const to = await cell(3, 2);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * part }]);
  await touch('touchEnd', []);
  // B two rows up, at column 3, row 1, covers A's right column: empty, goods, research. 2 symbols, 3 covered cells.
  await shows({ price: '3', goods: '5', research: '1', logistics: '2', improve: 'yes' });
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await context.close();
});

test('touch: the buttons do everything dragging and the keys do', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const { desk, pad, shows } = await openDesk(page);
  await desk.getByText('Pad A', { exact: true }).tap();
  await desk.getByRole('button', { name: 'To the top' }).tap();
  // A on top hides B's goods with price down and shows its own research.
  await shows({ price: '4', goods: '3', research: '2', logistics: '2', improve: 'yes' });
  await desk.getByRole('button', { name: 'Flip' }).tap();
  // A side 1: logistics, improvement, goods, price up; still over B's goods with price down. Price 5 + 1.
  await shows({ price: '6', goods: '2', research: '1', logistics: '3', improve: 'yes' });
  await desk.getByRole('button', { name: 'Right' }).tap();
  await desk.getByRole('button', { name: 'Turn' }).tap();
  await expect(pad('A')).toHaveAccessibleName('Pad A, side 1, on top, column 4, row 2, turned a quarter right');
  await desk.getByRole('button', { name: 'Start again' }).tap();
  await shows(opening);
  await context.close();
});

test('keyboard only: tab to a pad, move, turn, flip, bring to the top, and hear what happened', async ({ page }) => {
  const { desk, pad, shows } = await openDesk(page);
  const heard = desk.locator('output');
  const tabTo = async (name: 'A' | 'B') => {
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab');
      if (await pad(name).evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Pad ${name} cannot be reached with Tab`);
  };
  await tabTo('B');
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowLeft');
  // B lies across: it covers A's bottom row, an empty cell and research. Goods 3 + 2.
  await shows({ price: '3', goods: '5', research: '1', logistics: '2', improve: 'yes' });
  await expect(heard).toHaveText(
    'Pad B moved left. 2 cells covered, price 3, 5 goods, research 1, logistics 2, an improvement.',
  );
  await page.keyboard.press('f');
  // B side 2 has goods, logistics and two research, and no price symbol.
  await shows({ price: '4', goods: '5', research: '2', logistics: '1', improve: 'yes' });
  await expect(heard).toContainText('Pad B flipped to side 2.');
  await page.keyboard.press('Shift+Tab');
  await expect(pad('A')).toBeFocused();
  await page.keyboard.press('t');
  // A on top shows its research and hides B's logistics.
  await shows({ price: '4', goods: '5', research: '3', logistics: '0', improve: 'yes' });
  await page.keyboard.press('ArrowUp');
  await shows(nothing);
  await expect(desk.getByRole('link', { name: 'Rule S1.2' })).toBeVisible();
  await expect(heard).toHaveText(
    'Pad A moved up. The pads don’t overlap. One has to cover 1 to 4 cells of the other. Rule S1.2.',
  );
  await page.keyboard.press('ArrowUp');
  await expect(heard).toContainText('Pad A is at the edge of the desk.');
});

test('keyboard: a pad exactly on the other is refused', async ({ page }) => {
  const { desk, pad, status, shows } = await openDesk(page);
  await pad('B').focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(status).toContainText('One pad lies exactly on the other.');
  await expect(desk.locator('.covered')).toHaveCount(0);
  await expect(desk.getByRole('link', { name: 'Rule S1.2' })).toBeVisible();
  await shows(nothing);
});

test('no motion is left when the system asks for none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { pad } = await openDesk(page);
  const moving = (element: Element) => {
    const { transitionDuration, animationName } = getComputedStyle(element);
    return { transitionDuration, animationName };
  };
  expect(await pad('B').locator('.slab').evaluate(moving)).toEqual({ transitionDuration: '0s', animationName: 'none' });
});

test('without scripts the pads and their read-out are there, and no dead buttons', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const desk = page.getByRole('region', { name: 'Planning desk' });
  await expect(desk.locator('[data-value="price"]')).toHaveText('3');
  await expect(desk.locator('[data-value="goods"]')).toHaveText('4');
  await expect(desk.locator('.pad')).toHaveCount(2);
  await expect(desk.getByText('With scripts on, you can move the pads.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn' })).toBeHidden();
  await context.close();
});

test('the same desk works inside a page of prose', async ({ page }) => {
  await page.goto('/about/');
  await page.locator('astro-island:not([ssr])').waitFor();
  await page.getByRole('application', { name: 'Pad B' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.status')).toContainText('The pads don’t overlap.');
});
