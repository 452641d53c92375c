import { expect, type Page, test } from '@playwright/test';
import {
  advance,
  goOn,
  lit,
  moves,
  openTab,
  phase,
  playUntil,
  quickStart,
  settled,
  startWith,
  table,
  where,
} from './game.ts';
import { watchPresses } from './steady.ts';

test.use({ reducedMotion: 'reduce' });

/** One step by roles and names alone, as a screen reader finds them; whether there was one to take. */
async function stepByRoles(page: Page): Promise<boolean> {
  const now = await settled(page);
  if (now === 'over') return false;
  const before = await moves(page);
  if (now === 'showing') {
    // Plans and what follows from them are told in steps, a round's score in a table.
    const told = (await phase(page)) === 'scoring' ? 'cell' : 'listitem';
    await expect(page.getByRole('region', { name: 'What happened' }).getByRole(told).first()).toBeAttached();
    await goOn(page);
    return true;
  }
  if (now === 'planning') await page.getByRole('button', { name: 'Commit the plan' }).click();
  else {
    // Whose turn it is stands in a region that is read out when it changes.
    const turn = page.getByRole('region', { name: 'Your turn' });
    await expect(turn.getByRole('status')).toContainText('Your turn');
    await openTab(page, 'Moves');
    const listed = page.getByRole('tabpanel', { name: 'Moves' }).getByRole('region', { name: 'All legal moves' });
    // A press on what has just come to lie under the pointer does not count: then it is pressed again.
    await expect(async () => {
      if ((await moves(page)) === before) await listed.getByRole('button').first().click();
      expect(await moves(page)).not.toBe(before);
    }).toPass();
  }
  await expect(table(page)).not.toHaveAttribute('data-move', String(before));
  return true;
}

/** Where the map and what stands around it lie, and whether anything can be scrolled. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = ['bar', 'map', 'seats', 'rail'].map((name) => {
      const { x, y, width, height } = document.querySelector(`[data-stage="${name}"]`)?.getBoundingClientRect() ?? {};
      return `${name} ${x} ${y} ${width} ${height}`;
    });
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth || window.scrollY > 0;
    return `${parts.join(', ')}, ${scrolls ? 'scrolls' : 'stands'}`;
  });

test('a whole game against Steve by roles and names alone ends with a winner, and the stage never moves', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchPresses(page);
  await quickStart(page);
  const stands = await standing(page);
  expect(stands).toContain('map 13 89 882 552');
  expect(stands).toContain('stands');
  for (let steps = 0; await stepByRoles(page); steps++) {
    expect(await standing(page)).toBe(stands);
    expect(steps, 'the game does not end').toBeLessThan(900);
  }
  expect(await standing(page)).toBe(stands);
  expect(await page.evaluate(() => window.latePresses)).toEqual([]);
  const end = page.getByRole('region', { name: 'The end' });
  await expect(end.getByRole('heading', { name: /\bwins?, |share/i })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-stage="end"]')).toBeInViewport({ ratio: 1 });
  // Again with the same seats: another game begins at once.
  const finished = page.url();
  await page.getByRole('button', { name: 'Same seats, new shuffle' }).click();
  await expect(table(page)).toHaveAttribute('data-where', 'planning');
  await expect(page).not.toHaveURL(finished);
});

test('a double click never plays for the next player', async ({ page }) => {
  await startWith(page, { Green: 'A person', Blue: 'A person' });
  await playUntil(page, async (now) => now === 'turn' && (await phase(page)) === 'improvement');
  const before = await moves(page);
  await lit(page).first().dblclick();
  await settled(page);
  expect(await moves(page)).toBe(before + 1);
  await expect(page.locator('.stage-bar')).toContainText('Blue');
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
    await expect(page.getByRole('heading', { name: 'Plan round I' })).toBeVisible();
    await expect(page.getByRole('region', { name: `${seat}’s turn` })).toBeVisible();
    await advance(page);
  }
  expect(await where(page)).toBe('showing');
  await playUntil(page, async () => (await phase(page)) === 'sale');
});

/**
 * The board and all that lies around it, without what the pointer brings out and the names React makes up. Attributes
 * stand in the order of their names: one that came later is the same.
 */
const drawn = (page: Page): Promise<string> =>
  page.locator('.stage-board').evaluate((board) => {
    const passing = ['data-hot', 'data-act', 'id', 'aria-describedby'];
    const copy = board.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll('*')) {
      const has = [...part.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of has) part.removeAttribute(name);
      for (const { name, value } of has) if (!passing.includes(name)) part.setAttribute(name, value);
    }
    return copy.innerHTML.replaceAll('><', '>\n<');
  });

// Parts are drawn again only when something they show has changed: drawn from nothing, they have to look the same.
test('a round with four seats restores exactly after a reload at every step, drawn as it was', async ({ page }) => {
  await startWith(page, { Green: 'A person', Blue: 'Casual', Black: 'Random', Red: 'Steve' });
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

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('plans are seen to turn over; a press ends it at once, and the map stays where it is', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await quickStart(page);
    const stands = await standing(page);
    const seen = await page.evaluate(async () => {
      const moving = () => ({
        pictures: document.querySelectorAll('.stage-motion > *').length,
        running: (document.querySelector('.stage')?.getAnimations({ subtree: true }) ?? []).filter(
          (animation) => !(animation instanceof CSSTransition),
        ).length,
        where: document.querySelector('.stage')?.getAttribute('data-where'),
      });
      document.querySelector<HTMLElement>('[data-act="commit"]')?.click();
      // The bar tells it first; plans turn over in a frame after.
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (!document.querySelector('.stage-motion'));
      const begun = moving();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      return { begun, ended: moving() };
    });
    expect(seen.begun.where).toBe('showing');
    expect(seen.begun.pictures).toBeGreaterThan(0);
    expect(seen.begun.running).toBeGreaterThan(5);
    expect(seen.ended).toEqual({ pictures: 0, running: 0, where: 'showing' });
    expect(await standing(page)).toBe(stands);
  });
});
