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
  /** Bytes gzip of each script, by its name without the hash. */
  chunks: Record<string, number>;
}

interface Loaded {
  name: string;
  body: Buffer;
}

const nameOf = (address: string): string => path.basename(new URL(address).pathname).replace(/\.[\w-]{8}(?=\.js$)/, '');
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** What a page has loaded once everything on it that comes to life by itself has done so. */
export async function weightOf(browser: Browser, address: string, { path: at, press }: Kind): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  // A busy machine takes its time; nothing here is measured by the clock.
  page.setDefaultTimeout(120_000);
  const scripts: Promise<Loaded>[] = [];
  const sheets: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') scripts.push(response.body().then((body) => ({ name: nameOf(response.url()), body })));
    if (type === 'stylesheet') sheets.push(response.body());
  });
  await page.goto(address + at);
  await page.locator('astro-island[ssr]:not([client="visible"])').first().waitFor({ state: 'detached' });
  if (press) {
    await page.getByRole('button', { name: press }).click();
    await page.locator('.game-table').waitFor();
  }
  await page.waitForLoadState('networkidle');
  const ran = (await Promise.all(scripts)).map(({ name, body }) => ({ name, size: gzipSync(body).length }));
  const worn = await Promise.all(sheets);
  await context.close();
  const chunks: Record<string, number> = {};
  for (const { name, size } of ran) chunks[name] = (chunks[name] ?? 0) + size;
  return {
    scripts: sum(ran.map(({ size }) => size)),
    styles: sum(worn.map((body) => gzipSync(body).length)),
    sheets: worn.length,
    chunks,
  };
}

/** All files of a build whose names end so, in bytes. */
export const bytesOf = (root: string, ends: RegExp): number =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name))
    .reduce((sum, name) => sum + statSync(path.join(root, name)).size, 0);
