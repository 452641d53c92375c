/** Takes the README's pictures of the built site. By hand, after a change: `npm run build && npm run draw:pictures`. */
import { fileURLToPath } from 'node:url';
import '@machines/words/english.ts';
import { smartphoneGame } from '@machines/cli/games/smartphone.ts';
import { playOut } from '@machines/core/playOut.ts';
import { step } from '@machines/smartphone/flow.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { chromium, type Page } from '@playwright/test';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { shareFragment } from '@/play/keep/link.ts';
import { host } from '../../tests/bench/pages/host.ts';
import { launchOptions } from './browser.ts';

const from = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Round 4 of a game of four, when it is Green's turn to open offices. */
async function midGame(): Promise<string> {
  const seats = (player: string): Setup['seats'] =>
    (['green', 'blue', 'black', 'red'] as const).map((colour, at) => ({
      colour,
      player: at === 0 ? player : 'casual',
    }));
  const setup: Setup = { ruleSet: 'e2', rulings: {}, seats: seats('casual'), technologySides: 'random', seed: 12 };
  const { log } = playOut({ module: smartphonePlay.rules, choose: smartphoneGame.choose }, setup);
  let state = newGame(setup);
  const at = log.findIndex((action) => {
    if (state.round === 4 && state.phase === 'logistics' && smartphonePlay.rules.toAct(state).includes('green'))
      return true;
    state = step(state, action).state;
    return false;
  });
  const played = { ...setup, seats: seats('person') };
  return shareFragment(smartphonePlay, { setup: played, log: log.slice(0, at), end: state });
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: from(`content/pictures/${name}.png`), animations: 'disabled' });
}

const { address, server } = await host(from('dist'));
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});

await page.goto(`${address}/play/smartphone/${await midGame()}`);
await page.locator('.game-table[data-where="turn"]').waitFor();
await take(page, 'game');

await page.goto(`${address}/learn/smartphone/pads/`);
await page.locator('astro-island:not([ssr])').first().waitFor();
await take(page, 'lesson');

await browser.close();
server.close();
