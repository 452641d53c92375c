import { expect, type Locator, type Page, test } from '@playwright/test';
import { byKey, lit, phase, playUntil, quickStart, settled, table } from './game.ts';

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

/** Presses a control by key; whatever becomes of it, the focus is then on something that can be seen and used. */
const pressing = (page: Page) => async (control: Locator) => {
  await byKey(control.first());
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(page.locator(':focus')).toBeVisible();
  await expect(page.locator(':focus:disabled')).toHaveCount(0);
};

test('no action on the table loses the focus', async ({ page }) => {
  const press = pressing(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await quickStart(page);
  await press(page.locator('[data-supply]'));
  await press(button('Take off'));
  await press(button('Commit the plan'));
  await press(page.locator('[data-act="continue"]'));
  await press(lit(page));
  await expect(table(page)).toHaveAttribute('data-phase', 'research');
  await press(lit(page));
  await settled(page);
  await press(button('Undo'));
  await page.keyboard.press('Control+Shift+Z');
  await settled(page);
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'logistics', press);
  await press(page.locator('[data-place="region Australia"]'));
  await press(button('End turn'));
  await press(button('Keep playing'));
  await press(page.getByRole('tab', { name: 'Moves' }));
  await press(page.getByRole('tabpanel').getByRole('button', { name: 'End turn' }));
  await press(button('End turn anyway'));
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'sale', press);
  await press(page.getByRole('tabpanel').locator('.move'));
  await settled(page);

  await press(page.getByRole('tab', { name: 'Log' }));
  await press(page.getByRole('tabpanel').locator('.log-go').nth(3));
  await expect(table(page)).toHaveAttribute('data-where', 'looking');
  await press(button('Later'));
  while (await button('Earlier').isEnabled()) await press(button('Earlier'));
  await press(button('Back to now'));
  await press(page.getByRole('tabpanel').locator('.log-go').nth(3));
  await press(button('Play on from here'));

  await press(page.getByRole('tab', { name: 'Save & share' }));
  await press(button('Share link'));
  await press(page.getByRole('tabpanel').getByRole('button', { name: 'New game' }));
  await page.goto('/play/smartphone/#id=nosuchgame');
  await press(button('OK'));
  await press(page.getByRole('link', { name: 'Continue the last game' }));
  await expect(table(page)).toBeVisible();
});

test('a whole game by keyboard alone, without losing the focus', async ({ page }) => {
  test.setTimeout(240_000);
  await quickStart(page);
  await playUntil(page, (now) => now === 'over', pressing(page));
  await expect(table(page)).toHaveAttribute('data-phase', 'over');
  const press = pressing(page);
  await press(page.getByRole('button', { name: 'See it' }));
  await press(page.getByRole('button', { name: 'Back to now' }));
  await press(page.getByRole('button', { name: 'Replay from here' }));
});
