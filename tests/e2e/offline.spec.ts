import { expect, type Page } from '@playwright/test';
import { alive } from './alive.ts';
import { makeBuild } from './builds.ts';
import { heading, keepEverything, kept, keptPages, parts, status, test, withWorker } from './offlineKit.ts';
import { playUntil, quickStart } from './play/game.ts';

test.use(withWorker);

const mega = 1024 * 1024;

for (const path of ['/', '/learn/smartphone/pads/', '/ko/play/smartphone/'])
  test(`a first visit to ${path} fetches at most 2 MB, and no more when it is looked at again`, async ({
    page,
    host,
  }) => {
    await page.goto(path);
    await kept(page);
    const [first, files] = [host.sent, host.asked.length];
    expect(first).toBeLessThan(2 * mega);
    expect(files).toBeGreaterThan(50);
    await page.reload();
    await alive(page);
    // Only whether there is a new worker is asked.
    expect(host.asked.slice(files).filter((asked) => asked !== '/sw.js')).toEqual([]);
  });

test('after one visit to a game its lessons and its table work without network', async ({ page, context }) => {
  await page.goto('/learn/smartphone/pads/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/learn/smartphone/price/');
  await alive(page);
  await page.goto('/table/smartphone/#sale');
  await page.getByRole('link', { name: 'Can I …?' }).click();
  await expect(heading(page)).toHaveText('Can I …?');
  await page.goto('/');
  await expect(heading(page)).toHaveText('Learn, check and play Smartphone Inc. and Coverage');
  await quickStart(page);
  await playUntil(page, (now) => now === 'turn');
});

test('a page is kept as it is read, and one that was not read says so in its language', async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await page.goto('/scenarios/control-tie/');
  await alive(page);
  await expect.poll(() => keptPages(page)).toContain('/scenarios/control-tie/');
  await page.goto('/ko/about/');
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(['/ko/about/', '/ko/offline/']));
  await context.setOffline(true);

  await page.goto('/scenarios/control-tie/');
  await expect(page.getByRole('list', { name: 'Answers' })).toBeVisible();
  await page.goto('/scenarios/leftmost-buyer/');
  expect(await status(page)).toBe(503);
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page).toHaveTitle('You are offline · Rulebench');
  // What can be read instead is there to be pressed.
  await page.getByRole('list').getByRole('link', { name: 'Rulebench: Board-game rules you can run' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/ko/scenarios/leftmost-buyer/');
  expect(await status(page)).toBe(503);
  await expect(heading(page)).toHaveText('오프라인입니다');
  await page.goto('/no/such/page/');
  expect(await status(page)).toBe(404);
  await expect(heading(page)).toHaveText('No such page');

  // With network again, the page comes by itself.
  await page.goto('/scenarios/leftmost-buyer/');
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: 'Answers' })).toBeVisible();
});

test('with everything kept the whole site works without network, and can be dropped again', async ({
  page,
  context,
  host,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/offline/');
  await kept(page);
  await expect(page.getByText(/All pages in English and the search: about \d\.\d MB more/)).toBeVisible();
  await keepEverything(page);
  expect(host.asked.filter((asked) => asked.startsWith('/ko/') && asked.endsWith('/'))).toEqual([]);
  await context.setOffline(true);
  await expect(page.evaluate(() => fetch('/not-there.json'))).rejects.toThrow('Failed to fetch');

  await page.goto('/scenarios/money-pump/');
  await alive(page);
  await page.getByRole('list', { name: 'Answers' }).getByRole('button').first().click();
  await expect(page.locator('.row-verdict[data-verdict]').first()).toBeVisible();
  await page.goto('/about/');
  await page.keyboard.press('/');
  await page.getByRole('search').getByRole('combobox').fill('s6.2');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/rules/S6.2/');

  await page.goto('/rules?from=old#S6.2');
  await expect(page).toHaveURL('/rules/?from=old#S6.2');
  const policy = await page.evaluate(() =>
    fetch('/rules/').then(({ headers }) => headers.get('content-security-policy')),
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(refused).toEqual([]);

  await context.setOffline(false);
  await page.goto('/offline/');
  await page.getByRole('button', { name: 'Remove the offline copy' }).click();
  await expect(page.getByText('Nothing is kept.')).toBeVisible();
  await page.goto('/about/');
  await page.goto('/rules/');
  await expect(heading(page)).toBeVisible();
  expect(await parts(page)).toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean))).toBe(false);
});

test('whoever saves data is sent nothing that was not asked for', async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/');
  await alive(page);
  await page.goto('/offline/');
  await expect(page.getByText('Nothing is kept.')).toBeVisible();
  expect(host.asked).not.toContain('/sw.js');
});

test('a new version waits until it is asked for, and no page ever gets parts of two', async ({
  context,
  host,
}, info) => {
  const one = await makeBuild(info.outputPath('one'), 'one');
  const two = await makeBuild(info.outputPath('two'), 'two');
  host.folder = one;
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
    page.evaluate(async () => {
      const keys = await (await caches.open('rulebench-state')).keys();
      return keys.filter(({ url }) => url.includes('/offline-contents/')).length;
    });
  const first = await openTab();
  const second = await openTab();
  await expect(bar(first)).toBeHidden();
  expect(await get(second, 'one')).toBe('one');
  await first.goto(`${host.address}/about/`);
  await expect(heading(first)).toHaveText('one');

  host.folder = two;
  const before = host.asked.length;
  await first.goto(host.address);
  await expect(heading(first)).toHaveText('one');
  await expect(bar(first)).toBeVisible();
  await expect(bar(second)).toBeVisible();
  // Of what was kept, what is the same in both is not fetched again.
  expect(host.asked.slice(before)).toContain('/');
  expect(host.asked.slice(before).filter((asked) => /^\/_astro\/(?!offline-)/.test(asked))).toEqual([]);
  // Both stay what they were, links and files alike; what was not read before is rather not there than of the other.
  expect(await get(second, 'one')).toBe('one');
  await expect(get(second, 'all')).rejects.toThrow('Failed to fetch');

  await first.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(first)).toHaveText('two');
  expect([await get(first, 'all'), await get(first, 'two')]).toEqual(['all of two', 'two']);
  // The other tab was not reloaded, and has nothing of the new build.
  await expect(heading(second)).toHaveText('one');
  expect(await get(second, 'one')).toBe('one');
  await expect(get(second, 'all')).rejects.toThrow('Failed to fetch');
  expect(await builds(second)).toBe(2);

  await second.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(second)).toHaveText('two');
  await expect(bar(second)).toBeHidden();
  await context.setOffline(true);
  await first.goto(`${host.address}/about/`);
  await expect(heading(first)).toHaveText('two');
  // With its last page the old build goes.
  await expect.poll(() => builds(first)).toBe(1);
});

test('a page that was never kept comes whole from a newer host', async ({ page, host }, info) => {
  const one = await makeBuild(info.outputPath('one'), 'one');
  const two = await makeBuild(info.outputPath('two'), 'two');
  host.folder = one;
  await page.goto('/');
  await kept(page);
  host.folder = two;
  await page.goto('/about/');
  await expect(heading(page)).toHaveText('two');
  expect(await page.evaluate(() => fetch('/all.json').then((answer) => answer.json()))).toBe('all of two');
  await page.goto('/');
  await expect(heading(page)).toHaveText('one');
});
