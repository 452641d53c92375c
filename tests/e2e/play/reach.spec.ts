import { expect, test } from '@playwright/test';
import { axe } from '../axe.ts';
import { moves, phase, playUntil, quickStart, settled, table } from './game.ts';

test.use({ reducedMotion: 'reduce' });

test('what can be reached is asked, laid out and committed; the best sale is made and taken back', async ({ page }) => {
  await quickStart(page);
  const desk = page.getByRole('region', { name: 'Planning desk' });
  const given = () => page.locator('.figures dd[data-value]').allTextContents();
  const opening = await given();
  await page.getByRole('button', { name: 'What can I reach?' }).press('Enter');
  const panel = page.getByRole('region', { name: 'What you can reach' });
  await expect(panel.getByText(/^(\d+) of \1 outcomes$/)).toBeVisible();

  // Price at most 4, at least 3 research, as many goods as possible.
  await panel.getByLabel('Price at most').selectOption('4');
  await panel.getByLabel('Research at least').selectOption('3');
  const values = async (part: string) => (await panel.locator(`td[data-part="${part}"]`).allTextContents()).map(Number);
  const goods = await values('goods');
  expect(goods.length).toBeGreaterThan(1);
  expect(goods).toEqual(goods.toSorted((a, b) => b - a));
  for (const price of await values('price')) expect(price).toBeLessThanOrEqual(4);
  for (const research of await values('research')) expect(research).toBeGreaterThanOrEqual(3);
  await axe(page, '.reach');

  // Too much is asked: the panel says which filter to move, and moves it.
  const most = panel.getByLabel('Goods at least').locator('option').last();
  await panel.getByLabel('Goods at least').selectOption((await most.textContent()) ?? '');
  await expect(panel.getByText('No legal plan does all of this.')).toBeVisible();
  await panel.getByRole('button', { name: /^Goods at least/ }).click();
  await expect(panel.getByLabel('Goods at least')).toHaveValue(String(goods[0]));

  // The best of them lies on the desk with what it promised, said aloud and with the focus on it.
  const row = panel.getByRole('row').nth(1);
  const promised = (await row.locator('td[data-part]').allTextContents()).join();
  await row.getByRole('button').click();
  await expect(desk.locator('[role="application"]:focus')).toHaveCount(1);
  await expect.poll(async () => (await given()).join()).toBe(promised);
  await expect(desk.locator('output')).toContainText(`The plan is laid out. `);
  await panel.getByRole('button', { name: 'Put back the previous plan' }).click();
  await expect.poll(given).toEqual(opening);
  // The plan comes from a worker: it has to lie there before it is committed.
  await row.getByRole('button').click();
  await expect.poll(async () => (await given()).join()).toBe(promised);
  await page.getByRole('button', { name: 'Commit the plan' }).click();
  await expect(page.getByRole('heading', { name: 'The reveal' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(page.locator('.tool-captions')).toContainText(`Your price is ${promised[0]}`);

  // In the sale: a proposal with its reasons, taken with one click and taken back with another.
  const ask = page.getByRole('button', { name: 'Suggest a sale' });
  await playUntil(page, async () => (await phase(page)) === 'sale' && (await ask.count()) > 0);
  const before = await moves(page);
  await ask.click();
  const proposal = page.getByRole('region', { name: 'Best sale right now' });
  await expect(proposal.getByRole('listitem').first()).toContainText(/\d goods? in .+ at \d/);
  await expect(proposal).toContainText('Not counted');
  await axe(page, '.sale-proposal');
  const accept = proposal.getByRole('button', { name: /like this$/ });
  const sold = Number(/\d+/.exec((await accept.textContent()) ?? '')?.[0]);
  await accept.click();
  await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(before + sold);
  // One undo takes the whole of it back.
  await settled(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table(page)).toHaveAttribute('data-move', String(before));
  await expect(table(page)).toHaveAttribute('data-phase', 'sale');
});
