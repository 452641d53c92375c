import type { Browser, Page } from '@playwright/test';
import { blocksIn, slowed, traced } from './blocks.ts';

/** How soon the search answers each key on a processor slowed four times, and how long it ever blocks. */
export interface Typed {
  /** Milliseconds from each key until its results are painted. */
  keys: number[];
  block: number;
}

/** Notes for each key when what it brought was painted. */
const watch = (): void => {
  const seen = window as unknown as { painted: number[] };
  seen.painted = [];
  let pressed = 0;
  document.addEventListener(
    'beforeinput',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  const results = document.querySelector('[data-part="results"]');
  if (!results) throw new Error('There is no search box.');
  new MutationObserver(() => {
    if (pressed === 0) return;
    const began = pressed;
    pressed = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen.painted.push(Math.round(performance.now() - began));
      port2.postMessage(0);
    });
  }).observe(results, { childList: true });
};

const paintedOn = (page: Page) => page.evaluate(() => (window as unknown as { painted: number[] }).painted);

/** Types a question at a human pace; a key is pressed once what the last one brought stands. */
export async function typeSlowed(browser: Browser, address: string, question: string): Promise<Typed> {
  const { page, session, close } = await slowed(browser);
  await page.goto(address);
  await page.locator('[data-part="input"]').focus();
  await page.waitForLoadState('load');
  await page.evaluate(watch);
  const events = await traced(session, async () => {
    for (const [at, letter] of [...question].entries()) {
      await page.keyboard.type(letter);
      await page.waitForFunction((n) => (window as unknown as { painted: number[] }).painted.length > n, at);
      await page.waitForTimeout(150);
    }
  });
  const keys = await paintedOn(page);
  await close();
  return { keys, block: blocksIn(events)[0]?.took ?? 0 };
}
