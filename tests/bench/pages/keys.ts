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

/** The page a second after it came, as nobody types sooner. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-part="input"]').focus();
  await page.waitForLoadState('load');
  await page.waitForTimeout(1000);
  await page.evaluate(watch);
}

/** Types at a human pace; a key is pressed once what the last one brought stands. */
async function type(page: Page, question: string): Promise<void> {
  for (const [at, letter] of [...question].entries()) {
    await page.keyboard.type(letter);
    await page.waitForFunction((n) => (window as unknown as { painted: number[] }).painted.length > n, at);
    await page.waitForTimeout(150);
  }
}

/** A question is typed twice, as a browser that writes down what it does answers later. */
export async function typeSlowed(browser: Browser, address: string, question: string): Promise<Typed> {
  const timed = await slowed(browser);
  await opened(timed.page, address);
  await type(timed.page, question);
  const keys = await paintedOn(timed.page);
  await timed.close();
  const { page, session, close } = await slowed(browser);
  await opened(page, address);
  const events = await traced(session, () => type(page, question));
  await close();
  return { keys, block: blocksIn(events)[0]?.took ?? 0 };
}
