import { expect, type Page, test } from '@playwright/test';
import { advance, goOn, moves, phase, playUntil, quickStart, settled, startWith, table, where } from './game.ts';

test.use({ reducedMotion: 'reduce' });

/** One step by roles and names alone, as a screen reader finds them; whether there was one to take. */
async function stepByRoles(page: Page): Promise<boolean> {
  const now = await settled(page);
  if (now === 'over') return false;
  const before = await moves(page);
  if (now === 'showing') {
    await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem').first()).toBeVisible();
    await goOn(page);
    return true;
  }
  if (now === 'planning') await page.getByRole('button', { name: 'Commit the plan' }).click();
  else {
    // Whose turn it is stands in a region that is read out when it changes.
    const turn = page.getByRole('region', { name: 'Green’s turn' });
    await expect(turn.getByRole('status')).toContainText('Your turn (Green)');
    await page.getByRole('region', { name: 'All legal moves' }).getByRole('button').first().click();
  }
  await expect(table(page)).not.toHaveAttribute('data-move', String(before));
  return true;
}

test('a whole game against Steve by roles and names alone ends with a winner and scores by source', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await quickStart(page);
  for (let steps = 0; await stepByRoles(page); steps++) expect(steps, 'the game does not end').toBeLessThan(900);
  const end = page.getByRole('region', { name: 'The end' });
  await expect(end.getByRole('heading', { name: /wins|share/i })).toBeInViewport();
  await expect(end.getByRole('table').first()).toBeVisible();
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

/** The board and all that lies around it, without what the pointer brings out and the names React makes up. */
const drawn = async (page: Page): Promise<string> =>
  (await page.locator('.table-main').innerHTML())
    .replace(/ (data-hot|id|aria-describedby)="[^"]*"/g, '')
    .replaceAll('><', '>\n<');

// Parts are drawn again only when something they show has changed: drawn from nothing, they have to look the same.
test('a round restores exactly after a reload at every step, drawn as it was', async ({ page }) => {
  await quickStart(page);
  const seen = new Set<string>();
  await playUntil(page, async (now) => {
    const played = await phase(page);
    if (now === 'showing') return false;
    if (played === 'planning' && seen.has('sale')) return true;
    seen.add(played);
    const before = await table(page).getAttribute('data-move');
    const lies = await drawn(page);
    await page.reload();
    await expect(table(page)).toHaveAttribute('data-move', before ?? '');
    await expect(table(page)).toHaveAttribute('data-phase', played);
    // What was revealed is told again; the table below it is the same once that has been read.
    if ((await where(page)) === 'showing') await advance(page);
    await expect.poll(() => drawn(page)).toBe(lies);
    return false;
  });
  expect([...seen]).toEqual(['planning', 'improvement', 'research', 'logistics', 'sale']);
});
