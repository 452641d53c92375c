import { expect, type Page } from '@playwright/test';

/** Waits until everything on a page that has been loaded, and that comes to life by itself, has done so. */
export const alive = (page: Page) =>
  expect(page.locator('astro-island[ssr]:not([client="visible"], [client="reached"])')).toHaveCount(0);
