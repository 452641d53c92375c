/**
 * `npm run bench:kill [times] [smartphone, coverage or position] [first]`: plays on a page, kills the browser at any
 * moment, starts it again, and counts the moves that are missing. Ends with 1 when it was ever more than the one under
 * the finger. Runs over the last build; a long run can be made in parts, each from the number of its first moment.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { positionFragment } from '../../src/play/keep/address.ts';
import { pack } from '../../src/play/keep/pack.ts';
import { moves, sameShuffles, table } from '../e2e/play/game.ts';
import { movesAfter, startKillable } from '../e2e/play/killable.ts';
import { host } from './pages/host.ts';
import { games, paintAfter, where } from './play/moves.ts';

const [often = '100', name = 'smartphone', first = '0'] = process.argv.slice(2);
const times = Number(often);
/** A game that begins at a position is one of Smartphone Inc. */
const game = games.find((each) => each.name === name) ?? games[0];
if (!game || (name !== game.name && name !== 'position')) throw new Error(`There is no ${name} to play.`);
const position = { phase: 'logistics', round: 3, table: { green: { active: { logistics: 4 }, goods: 5, price: 4 } } };
const begins =
  name === 'position'
    ? {
        address: game.path + positionFragment(await pack({ position, moves: [] })),
        press: '.sit-down [type="submit"]',
      }
    : { address: game.path, press: '[data-act="quick-start"]' };

const site = await host(fileURLToPath(new URL('../../dist/', import.meta.url)));
const missing = new Map<number, number>();

/** Presses what comes first, whatever the page is doing. */
async function advance(page: Page): Promise<void> {
  const steps = game?.steps[await where(page)];
  if (steps) await paintAfter(page, steps);
}

async function once(at: number): Promise<number> {
  const profile = mkdtempSync(path.join(tmpdir(), 'killed-'));
  try {
    const { page, kill } = await startKillable(profile);
    await sameShuffles(page);
    await page.addInitScript(() => localStorage.setItem('rulebench.pauses', 'fast'));
    await page.goto(site.address + begins.address);
    await page.locator(begins.press).click();
    await table(page).waitFor();
    const address = page.url();
    for (let step = 0; step < 1 + (at % 7); step++) await advance(page);
    // Somewhere in the middle of the next move, or of the computer's answer to it.
    const moving = advance(page).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, (at * 37) % 400));
    const shown = await moves(page);
    await kill();
    await moving;
    return shown - (await movesAfter(profile, address));
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

try {
  for (let at = Number(first); at < Number(first) + times; at++) {
    const lost = Math.max(0, await once(at));
    missing.set(lost, (missing.get(lost) ?? 0) + 1);
    process.stdout.write(`${lost} `);
  }
} finally {
  site.server.close();
  site.server.closeAllConnections();
}
console.log();
for (const [lost, count] of [...missing].sort(([one], [other]) => one - other))
  console.log(`${lost} moves missing: ${count} of ${times}`);
process.exit(Math.max(...missing.keys()) > 1 ? 1 : 0);
