import { expect, type Page, test } from '@playwright/test';
import { alive } from './alive.ts';
import { playUntil, quickStart } from './play/game.ts';
import { makeBuild, serve } from './site.ts';

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' });

/** The worker has the whole site and answers for this page. */
const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('after one visit the whole site works without network', async ({ page, context }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await expect(page.evaluate(() => fetch('/not-there.json'))).rejects.toThrow('Failed to fetch');

  await page.goto('/learn/smartphone/pads/');
  await alive(page);
  await page.goto('/scenarios/control-tie/');
  await alive(page);
  await page.getByRole('list', { name: 'Answers' }).getByRole('button').first().click();
  await expect(page.locator('.said[data-verdict]').first()).toBeVisible();
  await quickStart(page);
  await playUntil(page, (now) => now === 'turn');

  await page.goto('/about/');
  await page.keyboard.press('/');
  await page.getByRole('search').getByRole('combobox').fill('s6.2');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/rules/#S6.2');

  const missing = await page.goto('/no/such/page/');
  expect(missing?.status()).toBe(404);
  await expect(heading(page)).toHaveText('No such page');
  await page.goto('/rules?from=old#S6.2');
  await expect(page).toHaveURL('/rules/?from=old#S6.2');
  const policy = await page.evaluate(() =>
    fetch('/rules/').then(({ headers }) => headers.get('content-security-policy')),
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(refused).toEqual([]);
});

test('a new version waits until it is asked for, and no page ever gets parts of two', async ({ context }, info) => {
  const [one, two] = ['one', 'two'].map((name) => makeBuild(info.outputPath(name), name)) as [string, string];
  const host = await serve(one);
  const openTab = async () => {
    const page = await context.newPage();
    await page.goto(host.address);
    await kept(page);
    return page;
  };
  const get = (page: Page, file: string) =>
    page.evaluate((address) => fetch(address).then((answer) => answer.json()), `/${file}.json`);
  const bar = (page: Page) => page.getByText('A new version is ready.');
  const builds = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'rulebench-state').length);
  try {
    const first = await openTab();
    const second = await openTab();
    await expect(bar(first)).toBeHidden();

    host.folder = two;
    await first.goto(`${host.address}/about/`);
    await expect(bar(first)).toBeVisible();
    await expect(bar(second)).toBeVisible();
    // Both stay what they were, links and files alike.
    await first.goto(host.address);
    await expect(heading(first)).toHaveText('one');
    expect(await get(first, 'all')).toBe('one');

    await first.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(first)).toHaveText('two');
    expect([await get(first, 'all'), await get(first, 'two')]).toEqual(['two', 'two']);
    // The other tab was not reloaded, and still has all of its own build.
    await expect(heading(second)).toHaveText('one');
    expect([await get(second, 'all'), await get(second, 'one')]).toEqual(['one', 'one']);
    expect(await builds(second)).toBe(2);

    await second.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(second)).toHaveText('two');
    await expect(bar(second)).toBeHidden();
    await first.goto(`${host.address}/about/`);
    await expect(heading(first)).toHaveText('two');
    // With its last page the old build goes.
    await expect.poll(() => builds(first)).toBe(1);
  } finally {
    host.server.closeAllConnections();
    host.server.close();
  }
});
