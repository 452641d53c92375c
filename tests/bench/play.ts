/**
 * `npm run bench:play`: what the play pages weigh, how long after a move they paint, and how smoothly plans turn over
 * and pads are dragged, with the processor slowed down four times. Runs over the last build (`npm run build`). The same
 * is done several times and the best counts, so that other work on the machine disturbs little. `-- 3 coverage drag`
 * measures these parts alone.
 */
import { spawn } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../src/tools/browser.ts';
import { desks, dragOn, type Frames, revealOn } from './play/frames.ts';
import { type Game, games, type Move, play } from './play/moves.ts';

const port = Number(process.env['E2E_PORT'] ?? 4397);
const site = `http://localhost:${port}`;
const [often = '3', ...parts] = process.argv.slice(2);
const times = Number(often);

const server = spawn('astro', ['preview', '--port', String(port), '--ignore-lock'], {
  stdio: ['ignore', 'pipe', 'ignore'],
});

/** The server prints its address once it answers. */
const up = async (): Promise<void> => {
  for await (const text of server.stdout) if (String(text).includes(String(port))) return;
};

async function several<T>(once: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let time = 0; time < times; time++) all.push(await once());
  return all;
}

const row = (what: string, ...cells: string[]) =>
  `${what.padEnd(32)}${cells.map((cell) => cell.padStart(12)).join('')}`;
const ms = (value: number) => `${value.toFixed(0)} ms`;
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
const wanted = (what: string, holds: boolean) => `   wanted: ${what}${holds ? '' : ', missed'}`;

function movesRow(what: string, moves: Move[], median = Number.POSITIVE_INFINITY): string {
  const clock = moves.map((move) => move.clock);
  const processor = moves.map((move) => move.processor);
  const cells = [middle(clock), Math.max(...clock), middle(processor), Math.max(...processor)].map(ms);
  const limit = Number.isFinite(median) ? `median at most ${median} ms, ` : '';
  const holds = Math.max(...clock) < 100 && middle(clock) <= median;
  return row(what, String(moves.length), ...cells) + wanted(`${limit}longest under 100 ms`, holds);
}

async function moves(browser: Browser, game: Game): Promise<void> {
  const played = await several(() => play(browser, site, game));
  const [first] = played;
  const best = (first?.moves ?? []).map(({ kind }, at) => ({
    kind,
    clock: Math.min(...played.map((each) => each.moves[at]?.clock ?? Number.POSITIVE_INFINITY)),
    processor: Math.min(...played.map((each) => each.moves[at]?.processor ?? Number.POSITIVE_INFINITY)),
  }));
  const weighs = (first?.bytes ?? 0) / 1024;
  console.log(
    `\n${row(`${game.name}, scripts`, `${weighs.toFixed(0)} KB`)}${wanted(`at most ${game.scripts} KB gzip`, weighs <= game.scripts)}`,
  );
  console.log(row('next paint after a move', 'moves', 'median', 'longest', 'processor', 'longest'));
  for (const kind of new Set(best.map((move) => move.kind)))
    console.log(
      movesRow(
        kind,
        best.filter((move) => move.kind === kind),
      ),
    );
  console.log(movesRow('all of them', best, 50));
}

function framesRow(what: string, of: (Frames & { paints?: number[] })[]): void {
  const second = Math.max(...of.map((each) => each.second));
  const longest = Math.min(...of.map((each) => each.longest));
  const latest = ({ paints = [] }: { paints?: number[] }) => Math.max(0, ...paints);
  const [calm] = of.toSorted((a, b) => latest(a) - latest(b));
  const paint = calm?.paints ? [ms(middle(calm.paints)), ms(latest(calm))] : ['', ''];
  const holds = second >= 50 && (!calm || latest(calm) <= 100);
  console.log(row(what, second.toFixed(0), ms(longest), ...paint) + wanted('50 a second, paint at most 100 ms', holds));
}

const framesHead = () => console.log(`\n${row('smoothness', 'a second', 'longest', 'paint', 'longest')}`);

const measured: Record<string, (browser: Browser) => Promise<void>> = {
  ...Object.fromEntries(games.map((game) => [game.name, (browser: Browser) => moves(browser, game)])),
  reveal: async (browser) => {
    framesHead();
    framesRow('plans turn over', await several(() => revealOn(browser, site)));
  },
  drag: async (browser) => {
    framesHead();
    for (const desk of desks) framesRow(`a pad dragged ${desk.name}`, await several(() => dragOn(browser, site, desk)));
  },
};

try {
  await up();
  const browser = await chromium.launch(launchOptions());
  console.log(`processor slowed 4 ×, best of ${times}`);
  for (const [part, measure] of Object.entries(measured))
    if (parts.length === 0 || parts.includes(part)) await measure(browser);
  await browser.close();
} finally {
  server.kill();
}
