import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Kind } from './ceilings.ts';

export interface Weight {
  /** Files of JavaScript and style sheets, bytes gzip; what stands inside the page is counted with the page. */
  scripts: number;
  styles: number;
  sheets: number;
}

const gzipped = (bodies: readonly Buffer[]): number => bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);

/** What a page has loaded once everything on it that comes to life by itself has done so. */
export async function weightOf(browser: Browser, address: string, { path: at, press }: Kind): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  const sheets: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') scripts.push(response.body());
    if (type === 'stylesheet') sheets.push(response.body());
  });
  await page.goto(address + at);
  await page.locator('astro-island[ssr]:not([client="visible"])').first().waitFor({ state: 'detached' });
  if (press) {
    await page.getByRole('button', { name: press }).click();
    await page.locator('.game-table').waitFor();
  }
  await page.waitForLoadState('networkidle');
  const ran = await Promise.all(scripts);
  const worn = await Promise.all(sheets);
  await context.close();
  return { scripts: gzipped(ran), styles: gzipped(worn), sheets: worn.length };
}

/** All files of a build whose names end so, in bytes. */
export const bytesOf = (root: string, ends: RegExp): number =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name))
    .reduce((sum, name) => sum + statSync(path.join(root, name)).size, 0);
