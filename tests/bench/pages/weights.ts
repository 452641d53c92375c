import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Kind } from './ceilings.ts';

export interface Weight {
  /** Files of JavaScript and style sheets, bytes gzip; what stands inside the page is counted with the page. */
  scripts: number;
  styles: number;
  sheets: number;
  /** What workers of the page run, bytes gzip: it takes no time from the page and is fetched when it is first asked. */
  workers: number;
  /** Bytes of the pictures it shows without being scrolled. */
  pictures: number;
  /** Bytes gzip of each script, by its name without the hash. */
  chunks: Record<string, number>;
}

interface Loaded {
  url: string;
  body: Buffer;
}

const nameOf = (address: string): string => path.basename(new URL(address).pathname).replace(/\.[\w-]{8}(?=\.js$)/, '');
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Waits until a page has asked for nothing during five idle moments of it. */
async function settled(page: Page, asked: () => number): Promise<void> {
  for (let still = 0, before = -1; still < 5; ) {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))));
    still = asked() === before ? still + 1 : 0;
    before = asked();
  }
}

/** What a page has loaded once everything on it that comes to life by itself has done so. */
export async function weightOf(browser: Browser, address: string, { path: at, press }: Kind): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  // A busy machine takes its time; nothing here is measured by the clock.
  page.setDefaultTimeout(120_000);
  const scripts: Promise<Loaded>[] = [];
  const sheets: Promise<Buffer>[] = [];
  const pictures: Promise<Buffer>[] = [];
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(worker.url()));
  let asked = 0;
  page.on('request', () => asked++);
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') scripts.push(response.body().then((body) => ({ url: response.url(), body })));
    // Pictures of positions are fetched, so that they may take the colours of the page.
    if (type === 'image' || response.url().endsWith('.svg')) pictures.push(response.body());
    if (type === 'stylesheet') sheets.push(response.body());
  });
  await page.goto(address + at);
  await page.locator('astro-island[ssr]:not([client="visible"])').first().waitFor({ state: 'detached' });
  if (press) {
    await page.getByRole('button', { name: press }).click();
    await page.locator('.game-table').waitFor();
  }
  await settled(page, () => asked);
  const loaded = (await Promise.all(scripts)).map(({ url, body }) => ({ url, size: gzipSync(body).length }));
  const ran = loaded.filter(({ url }) => !workers.has(url));
  const worn = await Promise.all(sheets);
  const shown = await Promise.all(pictures);
  await context.close();
  const chunks: Record<string, number> = {};
  for (const { url, size } of ran) chunks[nameOf(url)] = (chunks[nameOf(url)] ?? 0) + size;
  return {
    scripts: sum(ran.map(({ size }) => size)),
    styles: sum(worn.map((body) => gzipSync(body).length)),
    sheets: worn.length,
    workers: sum(loaded.filter(({ url }) => workers.has(url)).map(({ size }) => size)),
    pictures: sum(shown.map((body) => body.length)),
    chunks,
  };
}

/** All files of a build whose names end so, in bytes. */
export const bytesOf = (root: string, ends: RegExp): number =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name))
    .reduce((sum, name) => sum + statSync(path.join(root, name)).size, 0);
