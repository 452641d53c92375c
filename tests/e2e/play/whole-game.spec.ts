import { expect, test } from '@playwright/test';
import { advance, byMouse, phase, playUntil, quickStart, startWith, table, where } from './game.ts';

test.use({ reducedMotion: 'reduce' });

const over = (now: string) => now === 'over';

test('a whole game against Steve by mouse ends with a winner and scores by source', async ({ page }) => {
  test.setTimeout(240_000);
  await quickStart(page);
  await playUntil(page, over, byMouse);
  await expect(table(page)).toHaveAttribute('data-phase', 'over');
  await expect(page.getByRole('heading', { name: /wins|share/i }).first()).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('three people at one device: the screen is handed over, and no desk shows before its owner is there', async ({
  page,
}) => {
  await startWith(page, { Green: 'A person', Blue: 'A person', Red: 'A person' });
  for (const seat of ['Green', 'Blue', 'Red']) {
    expect(await where(page)).toBe('handover');
    await expect(page.getByRole('heading', { name: `Pass the device to ${seat}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Commit the plan' })).toHaveCount(0);
    await advance(page);
    await expect(page.getByRole('heading', { name: new RegExp(`${seat} plans round 1`) })).toBeVisible();
    await advance(page);
  }
  expect(await where(page)).toBe('showing');
  await playUntil(page, async () => (await phase(page)) === 'sale');
});

test('the game restores exactly after a reload in every phase', async ({ page }) => {
  await quickStart(page);
  const seen = new Set<string>();
  await playUntil(page, async (now) => {
    const played = await phase(page);
    if (now !== 'showing' && !seen.has(played)) {
      seen.add(played);
      const before = await table(page).getAttribute('data-move');
      const board = await page.locator('.table-board').innerText();
      await page.reload();
      await expect(table(page)).toHaveAttribute('data-move', before ?? '');
      await expect(table(page)).toHaveAttribute('data-phase', played);
      expect(await page.locator('.table-board').innerText()).toBe(board);
    }
    return ['planning', 'improvement', 'research', 'logistics', 'sale'].every((each) => seen.has(each));
  });
});
