import { makeSave } from '@machines/core/save.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { expect, type Page, test } from '@playwright/test';
import { playUntil as playOut } from '../../unit/play/kit.ts';
import { axe } from '../axe.ts';
import { goOn, settled, table } from './game.ts';

test.use({ reducedMotion: 'reduce' });

/** The first of many random games of two that ends in such a way, opened as a file. */
async function openFirst(page: Page, ends: (standings: NonNullable<GameState['standings']>) => boolean) {
  for (let seed = 1; seed < 5000; seed++) {
    const seats = (['green', 'red'] as const).map((colour) => ({ colour, player: 'person' }));
    const game = playOut({ ruleSet: 'e2', rulings: {}, seats, technologySides: 'A', seed }, () => false);
    if (!game.end.standings || !ends(game.end.standings)) continue;
    const file = JSON.stringify(makeSave(smartphone, game.setup, game.log));
    await page.goto('/play/');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(table(page)).toBeVisible();
    // A screen reader reads out what changes in a region that is there already: who won, once the scoring has been told.
    const said = page.locator('.bar-says[role="status"]');
    const region = await said.elementHandle();
    await expect(said).not.toContainText(/wins|share/);
    await goOn(page);
    await expect(table(page)).toHaveAttribute('data-where', 'over');
    await expect(said).toContainText(/(wins|share the victory) with \d+ VP/);
    await settled(page);
    expect(await said.evaluate((now, before) => now === before, region)).toBe(true);
    return game.end.standings;
  }
  throw new Error('no such game');
}

test('SE.2 a shared victory: both are named first, and why nothing told them apart', async ({ page }) => {
  const [first] = await openFirst(
    page,
    ([one, other]) => one?.place === 1 && other?.place === 1 && one.patents > 0 && other.patents > 0,
  );
  await expect(page.getByRole('heading', { name: /Green and Red share the victory/ })).toBeVisible();
  await page.getByText('Where the VP came from').click();
  await expect(page.locator('.standings [data-place="1"]')).toHaveCount(2);
  const tie = page.getByText(`Tied at ${first?.total} VP:`);
  await expect(tie).toContainText(/Green with 1 technology and 1 patent; Red with 1 technology and 1 patent/);
  await expect(tie.getByRole('link', { name: 'Rule SE.2' })).toHaveAttribute('href', /#SE\.2$/);
});

test('SE.2 equal VP told apart: one winner, and what decided', async ({ page }) => {
  const [first] = await openFirst(page, ([one, other]) => one?.total === other?.total && other?.place === 2);
  await expect(page.getByRole('heading', { name: /wins, \d+ to \d+/ })).toBeVisible();
  await page.getByText('Where the VP came from').click();
  await expect(page.locator('.standings [data-place="1"]')).toHaveCount(1);
  await expect(page.getByText(`Tied at ${first?.total} VP:`)).toContainText('More technologies come first');
});

test('own decisions are set beside Sharp’s, can be gone to, and are still there afterwards', async ({ page }) => {
  test.setTimeout(240_000);
  await openFirst(page, ([first]) => first?.colour === 'red');
  const decisions = page.getByRole('region', { name: 'How you compare with Sharp' });
  await decisions.getByRole('button', { name: 'Compare with Sharp' }).click();
  await expect(decisions.getByRole('status')).toContainText(
    /\d+ decisions: \d+ the same, \d+ just as good, \d+ weaker/,
    {
      timeout: 120_000,
    },
  );
  const cards = decisions.getByRole('listitem');
  await expect(cards).toHaveCount(4);
  // What cost most stands first; random plans cost something.
  const costs = await cards.locator('.review-vp').allTextContents();
  const lost = costs.map((text) => Number(/^about (\d+) VP less$/.exec(text)?.[1]));
  expect(lost).toEqual(lost.toSorted((a, b) => b - a));
  expect(lost[0]).toBeGreaterThan(1);
  await expect(cards.first()).toContainText(/Sharp would have/);
  // One number, against one thing: what Sharp weighed against something else is not told beside it.
  for (const told of await cards.locator('p[id]').allTextContents()) expect(told).not.toMatch(/\d VP|in trial games/);
  await expect(decisions.getByRole('status')).toContainText('Sharp’s estimate');
  await decisions.getByRole('button', { name: /more$/ }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  await expect(cards.last()).toContainText('just like Sharp');
  await page.getByRole('radio', { name: 'Red' }).check();
  await expect(cards.first()).toContainText(/^Red/);
  await axe(page, '.decisions');
  const see = cards.nth(3).getByRole('button', { name: 'See it' });
  await see.click();
  await expect(table(page)).toHaveAttribute('data-where', 'looking');
  await expect(page.locator('.stage-map')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(decisions.getByRole('status')).toContainText(/\d+ decisions: \d+ the same/);
  // Whoever comes back stands where the moment was chosen.
  await expect(see).toBeFocused();
  await expect(see).toBeInViewport();
});
