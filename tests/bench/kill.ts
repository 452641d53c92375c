/**
 * `npm run bench:kill [times]`: plays on a page, kills the browser at any moment, starts it again, and counts the moves
 * that are missing. Ends with 1 when it was ever more than the one under the finger. Runs over the last build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { advance, moves, quickStart } from '../e2e/play/game.ts';
import { movesAfter, startKillable } from '../e2e/play/killable.ts';
import { host } from './pages/host.ts';

const times = Number(process.argv[2] ?? 100);
const site = await host(fileURLToPath(new URL('../../dist/', import.meta.url)));
const missing = new Map<number, number>();

async function once(at: number): Promise<number> {
  const profile = mkdtempSync(path.join(tmpdir(), 'killed-'));
  try {
    const { page, kill } = await startKillable(profile);
    // Whole addresses: this browser knows no base.
    await quickStart(page, site.address);
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
  for (let at = 0; at < times; at++) {
    const lost = Math.max(0, await once(at));
    missing.set(lost, (missing.get(lost) ?? 0) + 1);
  }
} finally {
  site.server.close();
  site.server.closeAllConnections();
}
for (const [lost, count] of [...missing].sort(([one], [other]) => one - other))
  console.log(`${lost} moves missing: ${count} of ${times}`);
process.exit(Math.max(...missing.keys()) > 1 ? 1 : 0);
