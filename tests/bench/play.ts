/**
 * `npm run bench:play`: what the play page weighs, and how long after a move the page paints with the processor
 * slowed down four times. Runs over the last build (`npm run build`). The same game is played several times and the
 * best time of each move counts, so that other work on the machine disturbs little.
 */
import { spawn } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../src/tools/browser.ts';

const port = 4397;
const address = `http://localhost:${port}/play/smartphone/`;
const games = Number(process.argv[2] ?? 3);

const server = spawn('astro', ['preview', '--port', String(port), '--ignore-lock'], {
  stdio: ['ignore', 'pipe', 'ignore'],
});

/** The server prints its address once it answers. */
const up = async (): Promise<void> => {
  for await (const text of server.stdout) if (String(text).includes(String(port))) return;
};

/** From the click to the frame after it, by the clock; the marks give the processor time of the page's own thread. */
const paintAfter = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (found) =>
      new Promise<number>((resolve) => {
        performance.mark('clicked');
        const start = performance.now();
        (document.querySelector(found) as HTMLElement).click();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            performance.mark('painted');
            resolve(performance.now() - start);
          };
          channel.port2.postMessage(null);
        });
      }),
    selector,
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

const steps: Record<string, string> = {
  showing: '.captions .button',
  planning: '.commit button',
  turn: '.table-main button.pick[data-lit="true"], .move',
};

/** What a step does to the screen. */
const kinds: Record<string, string> = {
  'planning showing': 'plans are revealed',
  'showing turn': 'the first turn after it',
  'showing thinking': 'the first turn after it',
  'turn turn': 'a move within a turn',
  'turn thinking': 'a move that ends the turn',
  'turn showing': 'a move that ends the round',
  'showing planning': 'the next round’s desk',
  'showing over': 'the end',
};

interface Move {
  kind: string;
  clock: number;
  processor: number;
}

const where = async (page: Page): Promise<string> => {
  // Once the computer players have moved and the page has come to rest.
  await page.waitForFunction(() => document.querySelector('.game-table')?.getAttribute('data-where') !== 'thinking');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return (await page.locator('.game-table').getAttribute('data-where')) ?? '';
};

/** Plays the whole game; with motion a computer's move waits a while, so what is measured is the person's own move. */
async function play(browser: Browser): Promise<{ moves: Move[]; bytes: number }> {
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(address);
  await page.locator('.shuffle input').fill('7');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.game-table').waitFor();
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const processor = await traced(session);
  const clocked: Omit<Move, 'processor'>[] = [];
  for (let before = await where(page); before in steps; ) {
    const clock = await paintAfter(page, steps[before] ?? '');
    const shown = await page.locator('.game-table').getAttribute('data-where');
    clocked.push({ kind: kinds[`${before} ${shown}`] ?? `${before} to ${shown}`, clock });
    before = await where(page);
  }
  const used = await processor();
  await page.close();
  return { moves: clocked.map((move, at) => ({ ...move, processor: used[at] ?? 0 })), bytes };
}

const row = (what: string, ...cells: string[]) =>
  `${what.padEnd(32)}${cells.map((cell) => cell.padStart(12)).join('')}`;
const ms = (value: number) => `${value.toFixed(0)} ms`;
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

function report(what: string, moves: Move[]): string {
  const clock = moves.map((move) => move.clock);
  const processor = moves.map((move) => move.processor);
  const wanted = Math.max(...clock) < 100 ? '   wanted: under 100 ms' : '   wanted: under 100 ms, missed';
  return (
    row(
      what,
      String(moves.length),
      ms(middle(clock)),
      ms(Math.max(...clock)),
      ms(middle(processor)),
      ms(Math.max(...processor)),
    ) + wanted
  );
}

try {
  await up();
  const browser = await chromium.launch(launchOptions());
  const played: Awaited<ReturnType<typeof play>>[] = [];
  for (let game = 0; game < games; game++) played.push(await play(browser));
  await browser.close();

  const [first] = played;
  const best = (first?.moves ?? []).map(({ kind }, at) => ({
    kind,
    clock: Math.min(...played.map(({ moves }) => moves[at]?.clock ?? Number.POSITIVE_INFINITY)),
    processor: Math.min(...played.map(({ moves }) => moves[at]?.processor ?? Number.POSITIVE_INFINITY)),
  }));
  console.log(
    `JavaScript of the play page   ${((first?.bytes ?? 0) / 1024).toFixed(0)} KB gzip   wanted: at most 200 KB`,
  );
  console.log(`next paint after a move, processor slowed 4 ×, best of ${games} games alike`);
  console.log(row('', 'moves', 'median', 'longest', 'processor', 'longest'));
  for (const kind of new Set(best.map((move) => move.kind)))
    console.log(
      report(
        kind,
        best.filter((move) => move.kind === kind),
      ),
    );
  console.log(report('all of them', best));
} finally {
  server.kill();
}
