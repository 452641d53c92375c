import type { Browser, CDPSession, Page } from '@playwright/test';
import { paintAfter, slow, where } from './moves.ts';

/** How smoothly something runs: pictures a second, and the longest wait between two of them. */
export interface Frames {
  second: number;
  longest: number;
}

declare global {
  interface Window {
    /** When each picture was drawn, since watching began. */
    drawnAt?: number[];
    /** From each pointer event to the picture after it. */
    paints?: number[];
  }
}

/** Begins to note every picture, and how soon one follows a pointer. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [drawn, paints]: number[][] = [[], []];
    Object.assign(window, { drawnAt: drawn, paints });
    const each = (time: number) => {
      if (window.drawnAt !== drawn) return;
      drawn?.push(time);
      requestAnimationFrame(each);
    };
    requestAnimationFrame(each);
    let waits = false;
    const after = ({ timeStamp }: Event) => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        // It is drawn when the next picture is begun, at the latest: while a pointer moves, messages have to wait.
        let seen = false;
        const done = () => {
          if (seen) return;
          seen = true;
          waits = false;
          if (window.paints === paints) paints?.push(performance.now() - timeStamp);
        };
        channel.port1.onmessage = done;
        requestAnimationFrame(done);
        channel.port2.postMessage(null);
      });
    };
    for (const kind of ['pointerdown', 'pointermove', 'pointerup'])
      window.addEventListener(kind, after, { capture: true, passive: true });
  });

/** What has been noted; the watch is over. */
const framesSeen = (page: Page): Promise<Frames & { paints: number[] }> =>
  page.evaluate(() => {
    const { drawnAt = [], paints = [] } = window;
    Object.assign(window, { drawnAt: undefined, paints: undefined });
    const gaps = drawnAt.slice(1).map((time, at) => time - (drawnAt[at] ?? time));
    const whole = (drawnAt.at(-1) ?? 0) - (drawnAt[0] ?? 0);
    return { second: (gaps.length / whole) * 1000, longest: Math.max(0, ...gaps), paints };
  });

/** Drags the upper pad about its mat for two seconds, as fast as a hand does. */
async function dragPad(page: Page, session: CDPSession): Promise<void> {
  const found = page.locator('.mat [data-piece="B"]').first();
  await found.scrollIntoViewIfNeeded();
  const pad = await found.boundingBox();
  if (!pad) throw new Error('There is no pad on the mat.');
  const start = { x: pad.x + pad.width / 2, y: pad.y + pad.height / 2 };
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mouseMoved', start.x, start.y);
  await mouse('mousePressed', start.x, start.y);
  const begun = Date.now();
  for (let time = 0; time < 2000; time = Date.now() - begun) {
    const turn = (time / 2000) * 4 * Math.PI;
    await mouse('mouseMoved', start.x - 50 + 50 * Math.cos(turn), start.y + 30 * Math.sin(turn));
  }
  await mouse('mouseReleased', start.x, start.y);
}

/** Where a pad can be dragged. */
export const desks = [
  { name: 'at a table', path: '/play/smartphone/', start: '[data-act="quick-start"]' },
  { name: 'on the home page', path: '/', start: null },
  { name: 'in a lesson', path: '/learn/smartphone/pads/', start: null },
] as const;

/** How a pad follows the pointer on one of the desks. */
export async function dragOn(
  browser: Browser,
  site: string,
  { path, start }: (typeof desks)[number],
): Promise<Frames & { paints: number[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site + path);
  if (start) await page.locator(start).first().click();
  await page.locator('.mat [data-piece="B"]').first().waitFor();
  await page.locator('astro-island[ssr]:not([client="visible"])').first().waitFor({ state: 'detached' });
  const session = await page.context().newCDPSession(page);
  await slow(session);
  if (start) await where(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await watchFrames(page);
  await dragPad(page, session);
  const seen = await framesSeen(page);
  await page.close();
  return seen;
}

/** How smoothly plans turn over at the usual pace. */
export async function revealOn(browser: Browser, site: string): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site}/play/smartphone/`);
  await page.locator('[data-act="quick-start"]').first().click();
  await page.locator('.mat [data-piece="B"]').waitFor();
  await slow(await page.context().newCDPSession(page));
  await where(page);
  await paintAfter(page, ['[data-act="commit"]']);
  await page.locator('.stage-motion').waitFor({ state: 'attached' });
  await watchFrames(page);
  await page.waitForFunction(() => document.querySelector('.stage-motion') === null);
  const seen = await framesSeen(page);
  await page.close();
  return seen;
}
