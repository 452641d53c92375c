import { test as base, type Page } from '@playwright/test';
import { complaints } from './complaints.ts';

interface Visitor {
  page: Page;
  heard: string[];
}

/**
 * A test that only looks at pages. All visits of a worker share one window, whose cache keeps scripts, styles and
 * fonts: opening a page in a new one takes longer than looking at it.
 */
export const looking = base.extend<{ heard: string[] }, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, serviceWorkers } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(viewport !== undefined && { viewport }),
        ...(serviceWorkers && { serviceWorkers }),
      });
      const page = await context.newPage();
      await use({ page, heard: await complaints(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor: { page, heard }, viewport }, use) => {
    await page.goto('about:blank');
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    heard.length = 0;
    await use(page);
    await page.evaluate(() => localStorage.clear());
    page.removeAllListeners('response');
  },
  heard: async ({ visitor }, use) => use(visitor.heard),
});
