import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** A game that is played from beginning to end, and what is pressed in it. */
export interface Game {
  name: string;
  path: string;
  /** The most its scripts may weigh until the table stands, in KB gzip. */
  scripts: number;
  /** What is pressed, by what the page is doing: the first that is there. */
  steps: Record<string, string[]>;
  /** What a step does to the screen, by what the page did before and does after it. */
  kinds: Record<string, string>;
}

const turns = {
  'turn turn': 'a move within a turn',
  'turn thinking': 'a move that ends the turn',
};

export const games: readonly Game[] = [
  {
    name: 'smartphone',
    path: '/play/smartphone/',
    scripts: 173,
    steps: {
      showing: ['[data-act="continue"]'],
      planning: ['[data-act="commit"]'],
      turn: ['.stage-tool [data-act="move"]:not([disabled])', '.stage-tool .move', '.bar-acts [data-act="end-turn"]'],
    },
    kinds: {
      ...turns,
      'planning showing': 'plans are revealed',
      'showing turn': 'the first turn after it',
      'showing thinking': 'the first turn after it',
      'turn showing': 'a move that ends the round',
      'showing planning': 'the next round’s desk',
      'showing over': 'the end',
    },
  },
  {
    name: 'coverage',
    path: '/play/coverage/',
    scripts: 173,
    steps: {
      turn: [
        '.stage-tool [data-act="move"]:not([disabled])',
        '.hex-scroll [data-lit="true"]',
        '.stage-tool [data-act="end-turn"]:not([disabled])',
        '.bar-acts [data-act="end-turn"]',
      ],
    },
    kinds: { ...turns, chosen: 'a hex is chosen', 'turn over': 'the end' },
  },
];

export interface Move {
  kind: string;
  /** Milliseconds from the press to the next paint: by the clock, and on the page's own thread. */
  clock: number;
  processor: number;
}

/** From the click to the frame after it, by the clock; the marks give the processor time of the page's own thread. */
export const paintAfter = (page: Page, selectors: string[]): Promise<number> =>
  page.evaluate(
    (known) =>
      new Promise<number>((resolve) => {
        const found = known.map((each) => document.querySelector(each)).find(Boolean);
        if (!found) throw new Error(`There is nothing to press: ${known.join(', ')}`);
        performance.mark('clicked');
        const start = performance.now();
        if (found instanceof HTMLElement) found.click();
        else found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            performance.mark('painted');
            resolve(performance.now() - start);
          };
          channel.port2.postMessage(null);
        });
      }),
    selectors,
  );

/** Processor time between the marks, in milliseconds, one for each move. */
async function traced(session: CDPSession): Promise<() => Promise<number[]>> {
  const marks: { name: string; ts: number; tts?: number }[] = [];
  session.on('Tracing.dataCollected', ({ value }) => marks.push(...(value as unknown as typeof marks)));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const at = (wanted: string) =>
      marks
        .filter(({ name }) => name === wanted)
        .sort((a, b) => a.ts - b.ts)
        .map(({ tts = 0 }) => tts / 1000);
    const clicked = at('clicked');
    return at('painted').map((time, move) => time - (clicked[move] ?? 0));
  };
}

/** What the page is doing, once the computer players have moved and it has come to rest. */
export const where = async (page: Page): Promise<string> => {
  await page.locator('.game-table:not([data-where="thinking"], [data-guarded])').waitFor();
  await page.waitForFunction(() => document.querySelector('.stage-motion') === null);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return (await page.locator('.game-table').getAttribute('data-where')) ?? '';
};

export const slow = (session: CDPSession): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Plays the whole game; computers move fast, and what is measured is the person's own move. */
export async function play(
  browser: Browser,
  site: string,
  { path, steps, kinds }: Game,
): Promise<{ moves: Move[]; bytes: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => localStorage.setItem('rulebench.pauses', 'fast'));
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(site + path);
  await page.locator('.shuffle input').fill('7');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = page.locator('.game-table');
  await table.waitFor();
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);

  const session = await page.context().newCDPSession(page);
  await slow(session);
  const processor = await traced(session);
  const clocked: Omit<Move, 'processor'>[] = [];
  for (let before = await where(page); before in steps; ) {
    const made = await table.getAttribute('data-move');
    const clock = await paintAfter(page, steps[before] ?? []);
    const shown = await table.getAttribute('data-where');
    const step = (await table.getAttribute('data-move')) === made && before === shown ? 'chosen' : `${before} ${shown}`;
    clocked.push({ kind: kinds[step] ?? step, clock });
    before = await where(page);
  }
  const used = await processor();
  await page.close();
  return { moves: clocked.map((move, at) => ({ ...move, processor: used[at] ?? 0 })), bytes };
}
