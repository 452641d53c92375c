import { makeSave } from '@machines/core/save.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { expect, type Page, test } from '@playwright/test';
import { playUntil as playOut } from '../../unit/play/kit.ts';
import { table } from './game.ts';

test.use({ reducedMotion: 'reduce' });

/** The first of many random games of two that ends in such a way, opened as a file. */
async function openFirst(page: Page, ends: (standings: NonNullable<GameState['standings']>) => boolean) {
  for (let seed = 1; seed < 5000; seed++) {
    const seats = (['green', 'red'] as const).map((colour) => ({ colour, player: 'person' }));
    const game = playOut({ ruleSet: 'e2', rulings: {}, seats, technologySides: 'A', seed }, () => false);
    if (!game.state.standings || !ends(game.state.standings)) continue;
    const file = JSON.stringify(makeSave(smartphone, game.setup, game.log));
    await page.goto('/play/');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(table(page)).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(table(page)).toHaveAttribute('data-where', 'over');
    return game.state.standings;
  }
  throw new Error('no such game');
}

test('SE.2 a shared victory: both are named first, and why nothing told them apart', async ({ page }) => {
  const [first] = await openFirst(
    page,
    ([one, other]) => one?.place === 1 && other?.place === 1 && one.patents > 0 && other.patents > 0,
  );
  await expect(page.getByRole('heading', { name: /Green and Red share the victory/ })).toBeVisible();
  await expect(page.locator('.standings [data-place="1"]')).toHaveCount(2);
  const tie = page.getByText(`Equal at ${first?.total} VP:`);
  await expect(tie).toContainText(/Green with 1 technology and 1 patent; Red with 1 technology and 1 patent/);
  await expect(tie.getByRole('link', { name: 'Rule SE.2' })).toHaveAttribute('href', /#SE\.2$/);
});

test('SE.2 equal VP told apart: one winner, and what decided', async ({ page }) => {
  const [first] = await openFirst(page, ([one, other]) => one?.total === other?.total && other?.place === 2);
  await expect(page.getByRole('heading', { name: /wins with/ })).toBeVisible();
  await expect(page.locator('.standings [data-place="1"]')).toHaveCount(1);
  await expect(page.getByText(`Equal at ${first?.total} VP:`)).toContainText('More technologies come first');
});
