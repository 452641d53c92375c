import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../src/tools/browser.ts';
import { table } from './game.ts';

/** A browser with a profile on the disk, which can be killed and started again. */
export interface Killable {
  page: Page;
  /** Ends it at once, without a word to it: as a battery does that is empty. */
  kill: () => Promise<void>;
}

const addressOf = (started: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    started.stderr?.on('data', (data) => {
      said += data;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    started.on('exit', () => reject(new Error(said)));
  });

export async function startKillable(profile: string): Promise<Killable> {
  const { executablePath = chromium.executablePath(), env } = launchOptions();
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  // A group of its own, so that all of its processes end together.
  const started = spawn(executablePath, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(env && { env: env as NodeJS.ProcessEnv }),
  });
  const browser: Browser = await chromium.connectOverCDP(await addressOf(started));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  const page = await context.newPage();
  return {
    page,
    kill: async () => {
      const gone = new Promise((resolve) => started.once('exit', resolve));
      if (started.pid) process.kill(-started.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => {});
    },
  };
}

/** How many moves the game has that lies in the profile. */
export async function movesAfter(profile: string, address: string): Promise<number> {
  const { page, kill } = await startKillable(profile);
  try {
    await page.goto(address);
    await table(page).waitFor();
    return Number(await table(page).getAttribute('data-move'));
  } finally {
    await kill();
  }
}
