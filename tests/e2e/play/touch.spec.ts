import { expect, test } from '@playwright/test';
import { phone, playUntil, quickStart } from './game.ts';

test('touch: a finger drags an improvement from the supply onto the pads, and off again', async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await quickStart(page);
  await playUntil(page, (now) => now === 'planning');
  const finger = await context.newCDPSession(page);
  const supply = page.locator('[data-supply]').first();
  // The buttons come after the pieces, and the words in their own letters: both move what stands below.
  await expect(page.getByRole('button', { name: 'Flip' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await supply.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  type Spot = { x: number; y: number };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const drag = async (from: Spot, to: Spot) => {
    await touch('touchStart', [from]);
    for (const part of [0.1, 0.3, 0.6, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await touch('touchEnd', []);
  };

  await drag(await middle('[data-supply]'), await middle('.mat [data-piece="A"]'));
  const laid = page.locator('.mat .domino');
  await expect(laid).toHaveCount(1);
  await expect(supply).toHaveAttribute('data-laid', 'true');
  await expect(page.getByText(/lies on no pad/)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  const mat = await page.locator('.mat').boundingBox();
  await drag(await middle('.mat .domino'), { x: 180, y: (mat?.y ?? 0) + (mat?.height ?? 0) + 60 });
  await expect(laid).toHaveCount(0);
  await expect(supply).toHaveAttribute('data-laid', 'false');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await context.close();
});
