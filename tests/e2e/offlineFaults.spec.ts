import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { alive } from './alive.ts';
import { dist } from './host.ts';
import {
  everythingKept,
  heading,
  kept,
  keptPages,
  noted,
  parts,
  shelf,
  status,
  test,
  withWorker,
} from './offlineKit.ts';

test.use(withWorker);

/** What can befall the offline copy. With network nothing is noticed; without it a sentence says so. */

type Fault = 'cut' | 'garbage' | 'byte' | 'empty';
const damage = (page: Page, fault: Fault, name = shelf) =>
  page.evaluate(
    async ([how, where]) => {
      const cache = await caches.open(where);
      for (const key of await cache.keys()) {
        const bytes = new Uint8Array((await (await cache.match(key))?.arrayBuffer()) ?? new ArrayBuffer());
        const middle = bytes.length >> 1;
        if (how === 'byte') bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        const bad = { cut: bytes.slice(0, middle), garbage: 'garbage', byte: bytes, empty: '' }[how as Fault];
        await cache.put(key, new Response(bad));
      }
    },
    [fault, name] as const,
  );

test('parts that are cut, garbage, wrong in one byte or empty', async ({ page, host }) => {
  await page.goto('/learn/smartphone/pads/');
  await kept(page);
  for (const fault of ['cut', 'garbage', 'byte', 'empty'] as const) {
    await damage(page, fault);
    host.folder = null;
    await page.goto('/learn/smartphone/price/');
    expect(await status(page), fault).toBe(503);
    await expect(heading(page), fault).toHaveText('You are offline');
    await page.goto('/ko/learn/');
    await expect(heading(page), fault).toHaveText('오프라인입니다');

    host.folder = dist;
    await page.goto('/learn/smartphone/pads/');
    await alive(page);
    // What is read again is kept again.
    await expect.poll(() => keptPages(page), fault).toContain('/learn/smartphone/price/');
    host.folder = null;
    await page.goto('/learn/smartphone/price/');
    await alive(page);
  }
});

/** As the browser does after a while of nothing. */
const stopWorker = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
};

test('what the worker knows of pages is garbage', async ({ page, host }) => {
  await page.goto('/learn/smartphone/pads/');
  await kept(page);
  await damage(page, 'garbage', 'rulebench-state');
  await stopWorker(page);
  await page.goto('/learn/smartphone/price/');
  await alive(page);
  host.folder = null;
  await page.goto('/learn/smartphone/pads/');
  await alive(page);
});

test('every cache deleted', async ({ page, host }) => {
  await page.goto('/');
  await kept(page);
  const drop = () => page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await drop();
  await page.goto('/about/');
  await expect(heading(page)).toBeVisible();
  await drop();
  host.folder = null;
  await page.goto('/rules/');
  await expect(heading(page)).toHaveText('You are offline');
});

for (const table of ['', 'garbage', 'self.contents = "{}";'])
  test(`the host's table of contents is “${table}”: the site works, and it is tried once`, async ({ page, host }) => {
    const [place = ''] = /\/_astro\/offline-[\w-]+\.js/.exec(readFileSync(path.join(dist, 'sw.js'), 'utf8')) ?? [];
    host.instead[place] = table;
    for (const address of ['/', '/about/', '/learn/smartphone/pads/', '/rules/']) {
      await page.goto(address);
      await alive(page);
      await expect.poll(() => noted(page)).not.toBeNull();
    }
    expect(host.asked.filter((asked) => asked === place)).toHaveLength(1);
  });

test('a part that the host has otherwise than it should is served as it is, and not kept', async ({ page, host }) => {
  host.instead['/theme.js'] = '/* changed on the way */';
  await page.goto('/');
  await expect.poll(() => noted(page)).not.toBeNull();
  await page.goto('/about/');
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => fetch('/theme.js').then((answer) => answer.text()))).toBe(
    '/* changed on the way */',
  );
});

const setQuota = async (page: Page, bytes: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: bytes });
};

test('a browser without room: tried once, not on every page', async ({ page, host }) => {
  await page.goto('/play/smartphone/#none');
  await setQuota(page, 100_000);
  await expect.poll(() => noted(page)).not.toBeNull();
  const before = host.asked.length;
  for (const address of ['/', '/about/', '/', '/about/', '/', '/about/']) {
    await page.goto(address);
    await alive(page);
  }
  const twice = host.asked.slice(before).filter((asked) => asked.startsWith('/_astro/'));
  expect(twice.length).toBe(new Set(twice).size);
  expect(host.asked.slice(before).filter((asked) => asked.startsWith('/learn/'))).toEqual([]);
});

test('a quota of 5 MB: the shell is kept, everything is not, and that is said', async ({ page, host }) => {
  await page.goto('/offline/');
  await setQuota(page, 5_000_000);
  await kept(page);
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await expect(page.getByRole('alert')).toHaveText('The browser gives the site no more space. What is saved stays.');
  const before = host.sent;
  for (const address of ['/', '/rules/', '/play/', '/', '/rules/', '/play/']) await page.goto(address);
  expect(host.sent - before).toBeLessThan(100_000);
  host.folder = null;
  await page.goto('/');
  await alive(page);
});

test('the host breaks off while everything is fetched: what has come stays, and the rest comes later', async ({
  page,
  host,
}) => {
  await page.goto('/offline/');
  await kept(page);
  host.until = host.asked.length + 200;
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^The connection was lost/);
  const come = await parts(page);
  host.until = Number.POSITIVE_INFINITY;
  const before = host.asked.length;
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await everythingKept(page);
  expect(host.asked.length - before).toBeLessThanOrEqual((await parts(page)) - come + 1);
});
