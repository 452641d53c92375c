import { test as base, expect, type Page } from '@playwright/test';
import { dist, type Host, serve } from './host.ts';

/** Tests with the service worker, on a host of their own that counts what it sends. */
export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  host: async ({}, use) => {
    const host = await serve(dist);
    await use(host);
    host.server.closeAllConnections();
    host.server.close();
  },
  baseURL: ({ host }, use) => use(host.address),
});
/** To be used by each file of tests. */
export const withWorker = { serviceWorkers: 'allow', reducedMotion: 'reduce', reuseContext: false } as const;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** How the page was answered, by whomever. */
export const status = (page: Page) =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus);

/** The worker has kept what belongs to this page, and answers for it. */
export const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The addresses of the pages that are kept. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data.pages);
      active?.postMessage({ ask: 'status', address: '/' }, [port2]);
    });
  });

/** What the browser has noted about keeping: that it failed today, for one. */
export const noted = (page: Page) => page.evaluate(() => localStorage.getItem('rulebench.offline'));

export const shelf = 'rulebench-parts';
export const parts = (page: Page) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, shelf);

/** Some two thousand files take their time on a busy machine. */
export const everythingKept = (page: Page) =>
  expect(page.getByText('All pages in English and the search are kept')).toBeVisible({ timeout: 100_000 });

export async function keepEverything(page: Page): Promise<void> {
  await page.goto('/offline/');
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await everythingKept(page);
}
