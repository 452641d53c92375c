/**
 * `npm run bench:play`: what the play page weighs, and how long after a move the page paints with the processor
 * slowed down four times. Runs over the last build (`npm run build`).
 */
import { spawn } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../setup/browser.ts';

const port = 4397;
const address = `http://localhost:${port}/play/smartphone/`;

const server = spawn('astro', ['preview', '--port', String(port), '--ignore-lock'], {
  stdio: ['ignore', 'pipe', 'ignore'],
});

/** The server prints its address once it answers. */
const up = async (): Promise<void> => {
  for await (const text of server.stdout) if (String(text).includes(String(port))) return;
};

/** From the click to the frame after it. */
const paintAfter = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (found) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        (document.querySelector(found) as HTMLElement).click();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - start);
          channel.port2.postMessage(null);
        });
      }),
    selector,
  );

const lit = '.table-main button.pick[data-lit="true"]';
const steps: Record<string, string> = {
  showing: '.captions .button',
  planning: '.commit button',
  turn: `${lit}, .move`,
};

try {
  await up();
  const browser = await chromium.launch(launchOptions());
  // With motion a computer's move waits a while, so what is measured is the person's own move.
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Play against Steve' }).click();
  await page.locator('.game-table').waitFor();
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let moves = 0; moves < 60; moves++) {
    await page.waitForFunction(() => document.querySelector('.game-table')?.getAttribute('data-where') !== 'thinking');
    const where = (await page.locator('.game-table').getAttribute('data-where')) ?? '';
    const selector = steps[where];
    if (!selector) break;
    times.push(await paintAfter(page, selector));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)} ms`;
  console.log(`JavaScript of the play page   ${(bytes / 1024).toFixed(0)} KB gzip   wanted: at most 200 KB`);
  console.log(`next paint after a move, processor slowed 4 ×, ${times.length} moves`);
  console.log(`  median ${at(0.5)}, nine in ten under ${at(0.9)}, longest ${at(1)}   wanted: under 100 ms`);
  await browser.close();
} finally {
  server.kill();
}
