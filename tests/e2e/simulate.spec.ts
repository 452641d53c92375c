import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { axe } from './axe.ts';

test.use({ reducedMotion: 'reduce' });

/** Games take as long as the machine needs for them. */
const enough = { timeout: 120_000 };

test('twenty games are played, drawn, told as tables and taken away; a long run is stopped and kept', async ({
  page,
}) => {
  test.slow();
  await page.goto('/lab/');
  await page.getByRole('navigation', { name: 'Parts of the lab' }).getByRole('link', { name: 'Simulate' }).click();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await page.getByRole('combobox', { name: 'Who plays Red?' }).selectOption('Random');
  await page.getByRole('spinbutton', { name: 'Games' }).fill('20');
  await expect(page).toHaveURL(/seats=green:casual,red:random&.*games=20/);
  await play.click();

  const results = page.getByRole('region', { name: 'Results' });
  await expect(results).toContainText('20 games played.', enough);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(results.getByRole('img', { name: 'Share of wins', exact: true })).toBeVisible();
  await expect(results.getByRole('img')).toHaveCount(6);
  await results.getByText('As a table: Share of wins', { exact: true }).click();
  await expect(results.getByRole('row', { name: /^Casual 100.0 %/ })).toBeVisible();
  await results.getByText(/things that happen in every game/).click();
  await expect(results.getByRole('link', { name: 'S2.1', exact: true })).toHaveAttribute('href', '/rules/#S2.1');
  await axe(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const kept = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(kept).toMatchObject({ kind: 'simulation', played: 20, settings: { games: 20, rotate: true } });

  // The address alone brings the settings back, with a second setting beside them.
  await page.goto('/lab/simulate/#game=coverage&seats=green:random,blue:random&against=leasePayout=split&games=12');
  await expect(page.getByRole('spinbutton', { name: 'Games' })).toHaveValue('12');
  await play.click();
  await expect(results).toContainText('12 games played.', enough);
  await expect(results.getByRole('img', { name: 'Difference in score' })).toBeVisible();

  await page.goto('/lab/simulate/#game=smartphone&seats=green:casual,red:casual&games=100000');
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Games' })).toHaveValue('100000');
  await play.click();
  await expect(page.getByText(/^[1-9]\d* of 100000/)).toBeVisible(enough);
  await expect(page.getByText(/About .* left, at .* games a second/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop and keep the results' }).click();
  await expect(results).toContainText(/Stopped after [1-9]\d* games?\./);
  await expect(play).toBeEnabled();
});
