import { expect, type Page, test } from '@playwright/test';
import { visit } from './doing.ts';

/** How a step answers: when it is let go, at a dead end, on the way back. */

const right = (page: Page) => page.locator('.row-verdict[data-verdict="right"]');
const wrong = (page: Page) => page.locator('.row-verdict[data-verdict="wrong"]');
const reset = (page: Page) => page.getByRole('button', { name: 'Start over' }).and(page.locator(':not(.prose button)'));

/** The middle of a cell of the desk, on the screen; columns and rows from 0. */
async function cell(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.mat').boundingBox();
  if (!box) throw new Error('The desk is not on the screen');
  return { x: box.x + ((column + 0.5) * box.width) / 8, y: box.y + ((row + 0.5) * box.height) / 7 };
}

test('a plan is judged when the piece is let go, not on the way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'pads/');
  await page.evaluate(() => document.fonts.ready);
  // Pad B lies at 3,3 over pad A at 2,1; at 2,2 it covers four cells, at 2,1 all six.
  const from = await cell(page, 4, 3);
  const [onTheWay, exactly] = [await cell(page, 3, 2), await cell(page, 3, 1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(onTheWay.x, onTheWay.y, { steps: 6 });
  await expect(page.locator('[data-value="goods"]')).not.toHaveText('–');
  await expect(page.locator('.status')).toContainText('4 cells covered');
  await expect(right(page)).toHaveCount(0);
  await page.mouse.move(exactly.x, exactly.y, { steps: 6 });
  await page.mouse.up();
  await expect(page.locator('.status')).toContainText('S1.2');
  await expect(right(page)).toHaveCount(0);
  await expect(page.locator('.rule [data-done="true"]')).toHaveCount(0);
  // And let go where it is right, it is.
  await page.mouse.move(exactly.x, exactly.y);
  await page.mouse.down();
  await page.mouse.move(onTheWay.x, onTheWay.y, { steps: 6 });
  await page.mouse.up();
  await expect(right(page)).toBeVisible();
  await reset(page).click();
  await expect(right(page)).toHaveCount(0);
  await expect(page.locator('.rule [data-done="true"]')).toHaveCount(1);
});

test('what is said of a plan is the cause, not the number', async ({ page }) => {
  await visit(page, 'pads/#flip');
  const [a, b] = [page.locator('[data-piece="A"]'), page.locator('[data-piece="B"]')];
  await a.press('f');
  // A1 shows price up, B1 above it goods with price down.
  for (let up = 0; up < 3; up++) await b.press('ArrowUp');
  await expect(page.locator('[data-value="price"]')).toHaveText('5');
  await expect(wrong(page)).toContainText('cancel each other out');
  await a.press('f');
  await b.press('f');
  // B2 covers the one symbol of A2 that lowers the price.
  for (let left = 0; left < 2; left++) await b.press('ArrowLeft');
  await expect(page.locator('[data-value="price"]')).toHaveText('5');
  await expect(wrong(page)).toContainText('neither');
});

test('a dead end says so and offers the way back; progress left is shown', async ({ page }) => {
  await visit(page, 'technologies/');
  await expect(page.getByText('3 progress left')).toBeVisible();
  await page.locator('[data-place="technology NFC"]').click();
  await expect(page.getByText('2 progress left')).toBeVisible();
  await expect(wrong(page)).toContainText('can’t solve the task any more');
  await wrong(page).getByRole('button', { name: 'Take it back' }).click();
  await expect(wrong(page)).toHaveCount(0);
  for (let placed = 0; placed < 3; placed++) await page.locator('[data-place="technology GPS"]').click();
  await expect(right(page)).toBeVisible();
  await reset(page).click();
  await expect(right(page)).toHaveCount(0);
});

test('what is pressed or reached at the foot leaves the task where it is', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await visit(page, 'aim/');
    const foot = page.locator('.lesson-foot button');
    for (const each of await foot.all()) {
      await each.focus();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await page.getByRole('button', { name: 'Hint' }).press('Enter');
    await page.getByRole('button', { name: 'Another hint' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Show me' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('on a phone what is pressed stands before a map that nothing is asked of, and hexes keep their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, 'order/');
  for (const tile of await page.locator('[data-place^="improvement"]').all()) await expect(tile).toBeInViewport();
  await visit(page, 'leasing/#mix', 'coverage');
  await expect(page.locator('.lesson .hex-name', { hasText: 'F1' })).toBeVisible();
});

test('a step that is not there is said above the task, not over it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, 'aim/#nowhere');
  const said = await page.locator('.lesson > .note').boundingBox();
  const task = await page.locator('[data-stage="task"]').boundingBox();
  expect(said && task && said.y + said.height <= task.y).toBe(true);
});

test('a legal move is not answered with the words for a refused one', async ({ page }) => {
  await visit(page, 'offices/#chain');
  await page.locator('[data-place="region RSA"]').click();
  await expect(wrong(page)).toContainText('RSA isn’t connected');
  for (let placed = 0; placed < 2; placed++) await page.locator('[data-place="region Emirates"]').click();
  await page.locator('[data-place="region RSA"]').click();
  await expect(wrong(page)).toHaveCount(0);
  await page.locator('[data-place="region RSA"]').click();
  await expect(right(page)).toBeVisible();
});

test('whoever goes back finds what was answered', async ({ page }) => {
  await visit(page, 'goods/#count');
  await page.locator('[data-answer="four"]').click();
  await expect(page.locator('.sum-total')).toHaveCount(0);
  await page.locator('[data-answer="six"]').click();
  // A1 shows one good, B1 lowers the price and makes one; two cells are covered, a tile lies face down, a token beside.
  await expect(page.locator('.sum')).toContainText('2 covered cells');
  await expect(page.locator('.sum')).toContainText('= 6 goods');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.lesson')).toHaveAttribute('data-step', 'cover');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('[data-answer="four"]')).toHaveAttribute('data-state', 'wrong');
  await expect(page.locator('[data-answer="six"]')).toHaveAttribute('data-state', 'right');
  await expect(right(page)).toBeVisible();
});

test('a wrong answer about a plan marks what it left out, and only that', async ({ page }) => {
  await visit(page, 'price/#both');
  const [ringed, each] = [page.locator('.adds[data-missed="true"]'), page.locator('.worth')];
  await expect(ringed).toHaveCount(0);
  await page.locator('[data-answer="two"]').click();
  await expect(ringed).toHaveText(['+1−1', '+1−1']);
  await expect(each).toHaveText('=+1 goodand−1 price');
  await expect(page.locator('.covered')).toHaveCount(0);
  await page.locator('[data-answer="four"]').click();
  await expect(ringed).toHaveCount(0);
  await expect(page.locator('.sum')).toContainText('4 goods');
  await visit(page, 'goods/#count');
  await page.locator('[data-answer="five"]').click();
  await expect(page.locator('.beside-pads [data-missed="true"]')).toHaveText('1 face down');
  await expect(each).toHaveText('1 face down=+1 good');
});

test('going back to a board shows it as it was left', async ({ page }) => {
  await visit(page, 'selling/');
  for (const buyer of [0, 1]) await page.locator(`[data-place="buyer Europe ${buyer}"]`).click();
  await expect(right(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(right(page)).toBeVisible();
  await expect(page.locator('[data-place="buyer Europe 0"]')).toHaveAttribute('aria-label', /bought from Green/);
});

test('what lies beside the pads is drawn there, and pads carry their letters', async ({ page }) => {
  await visit(page, 'goods/#all');
  await expect(page.locator('.beside-pads .tile-back')).toHaveCount(1);
  await expect(page.locator('.beside-pads .token')).toHaveCount(2);
  await expect(page.locator('.plan-shown .slab-A .slot').first()).toHaveText('A2');
});

test('the cost that is asked for is not printed on the card', async ({ page }) => {
  await visit(page, 'technologies/#cost');
  const nfc = page.locator('.technology', { hasText: 'NFC' });
  await expect(nfc.locator('.technology-cost')).toContainText('4');
});

test('in Coverage the map stays where it is, and starting over drops what was half chosen', async ({ page }) => {
  await visit(page, 'leasing/#favour', 'coverage');
  const map = page.locator('.lesson .hex-scroll');
  const hex = map.locator('[data-hex][aria-label^="E2"]');
  await hex.scrollIntoViewIfNeeded();
  const before = await map.boundingBox();
  await hex.click();
  await expect(page.getByRole('button', { name: /^Take E2/ })).toBeVisible();
  expect(await map.boundingBox()).toEqual(before);
  await reset(page).click();
  await expect(page.getByRole('button', { name: /^Take E2/ })).toHaveCount(0);
  await expect(hex).toHaveAttribute('aria-pressed', 'false');
});

test('a turn can be passed without opening the list of moves', async ({ page }) => {
  await visit(page, 'ending/#row', 'coverage');
  await page.getByRole('button', { name: 'Pass the turn' }).click();
  await expect(right(page)).toBeVisible();
});

test('the order of a phase that has begun is there, and that of another is not promised', async ({ page }) => {
  await visit(page, 'aim/#round');
  await expect(page.locator('.tracks')).toContainText('No order in this phase');
  await visit(page, 'order/#cheapest');
  await expect(page.locator('.tracks')).toContainText('Set as this phase begins');
});

test('a tile dragged over the pads and let go beside them has not done the step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'improvements/');
  await page.evaluate(() => document.fonts.ready);
  const tile = page.locator('[data-supply]');
  await tile.scrollIntoViewIfNeeded();
  const box = await tile.boundingBox();
  if (!box) throw new Error('The tile is not on the screen');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const onPad = await cell(page, 2, 2);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(onPad.x, onPad.y, { steps: 6 });
  await expect(page.locator('.domino')).toHaveCount(1);
  await expect(right(page)).toHaveCount(0);
  await page.mouse.move(start.x, start.y, { steps: 6 });
  await page.mouse.up();
  await expect(page.locator('.domino')).toHaveCount(0);
  await expect(right(page)).toHaveCount(0);
});

test('on the sketch of the map every line joins two regions, and lines over the edge say where they lead', async ({
  page,
}) => {
  await page.goto('/learn/smartphone/offices/');
  const loose = await page.locator('.map-sketch svg').evaluate((map) => {
    const boxes = [...map.querySelectorAll<SVGGElement>('g:has(> .place)')].map((place) =>
      place.getBoundingClientRect(),
    );
    const frame = (map as SVGSVGElement).getScreenCTM();
    const isOnBox = (at: DOMPoint) => {
      const { x, y } = at.matrixTransform(frame ?? undefined);
      return boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    };
    return [...map.querySelectorAll<SVGPathElement>('.line:not(.round)')]
      .filter((line) => !isOnBox(line.getPointAtLength(0)) || !isOnBox(line.getPointAtLength(line.getTotalLength())))
      .map((line) => line.getAttribute('d'));
  });
  expect(loose).toEqual([]);
  await expect(page.locator('.map-sketch .edge')).toHaveText([
    'CIS',
    'India',
    'Australia',
    'Australia',
    'Canada',
    'Canada',
    'USA',
    'Caribbean',
  ]);
});
