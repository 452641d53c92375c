import { readFileSync } from 'node:fs';
import { positionFragment } from '../../src/play/keep/address.ts';
import { pack } from '../../src/play/keep/pack.ts';
import type { Host } from '../e2e/host.ts';
import { type Session, until } from './session.ts';

/** What is tried in every browser: a page of each kind, a drag, a lesson step, a scenario, whole games, no network. */
export interface Check {
  name: string;
  run(session: Session, host: Host): Promise<void>;
}

const fail = (sentence: string): never => {
  throw new Error(sentence);
};

/** Everything that comes to life by itself has done so. */
const alive = (session: Session) =>
  until(
    session,
    'life',
    () => !document.querySelector('astro-island[ssr]:not([client="visible"], [client="reached"])'),
  );

const open = async (session: Session, host: Host, page: string) => {
  await session.goto(`${host.address}${page}`);
  await alive(session);
};

/** Addresses of the site itself, one of each kind, in both languages. */
const pages = [
  '/',
  '/learn/',
  '/learn/smartphone/',
  '/scenarios/',
  '/scenarios/leftmost-buyer/',
  '/rules/',
  '/rules/coverage/',
  '/rules/can-i/',
  '/table/smartphone/',
  '/articles/',
  '/offline/',
  '/machines/',
  '/lab/',
  '/lab/coverage/',
  '/lab/simulate/',
  '/play/',
  '/play/smartphone/',
  '/play/coverage/',
  '/about/',
  '/search/',
  '/ko/',
  '/ko/play/smartphone/',
  '/ko/rules/',
];

const everyKind: Check = {
  name: 'a page of each kind shows its heading, comes to life and is no wider than the window',
  async run(session, host) {
    for (const page of pages) {
      await open(session, host, page);
      const seen = await session.run(() => ({
        heading: document.querySelector('h1')?.textContent?.trim() ?? '',
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      if (!seen.heading) fail(`${page} has no heading`);
      if (seen.over > 0) fail(`${page} is ${seen.over} px wider than the window`);
    }
  },
};

/** What the desk says the plan gives. */
const readout = (session: Session): Promise<string> =>
  session.run(() =>
    [...document.querySelectorAll('[data-value]')].map((value) => value.textContent?.trim() ?? '').join(' '),
  );

const drag: Check = {
  name: 'a pad is dragged, and what the plan gives follows',
  async run(session, host) {
    await open(session, host, '/');
    const before = await readout(session);
    // A pad is four cells long or two: half of its width is a cell.
    const cell = await session.run(
      () => (document.querySelector('[role="application"]')?.getBoundingClientRect().width ?? 0) / 2,
    );
    await session.drag('[role="application"]:last-of-type', { x: -cell, y: 0 });
    if ((await readout(session)) === before) fail(`the desk still says ${before}`);
  },
};

const answer = async (session: Session, host: Host, page: string) => {
  await open(session, host, page);
  await session.click('[data-act="answer"]');
  await until(session, `a verdict on ${page}`, () =>
    [...document.querySelectorAll('[data-stage="verdict"]')].some((verdict) => verdict.textContent?.trim()),
  );
};

/** A step that is a question. */
const lesson: Check = {
  name: 'a lesson step is answered and judged',
  run: (session, host) => answer(session, host, '/learn/smartphone/price/#both'),
};

const scenario: Check = {
  name: 'a scenario is answered and judged',
  run: (session, host) => answer(session, host, '/scenarios/leftmost-buyer/'),
};

/**
 * Presses what the stage offers, in this order, until the end is shown. A press counts only some time after the turn
 * changed hands, so nothing is pressed twice by force: what did not count is pressed again when the page is asked next.
 */
const pressOn = (session: Session): Promise<boolean> =>
  session.run(() => {
    if (document.querySelector('[data-stage="end"]')) return true;
    for (const act of ['continue', 'commit', 'move', 'end-turn']) {
      const button = [...document.querySelectorAll(`[data-act="${act}"]`)].find(
        (one) => one.getClientRects().length > 0 && !one.matches(':disabled, [aria-disabled="true"]'),
      );
      if (!button) continue;
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return false;
    }
    return false;
  });

const wholeGame = (game: string): Check => ({
  name: `a whole game of ${game} against computer players`,
  async run(session, host) {
    await open(session, host, `/play/${game}/`);
    await session.click('[data-act="quick-start"]');
    const end = Date.now() + 240_000;
    while (!(await pressOn(session))) if (Date.now() > end) fail('the game has not ended after four minutes');
  },
});

/** Where a game stands that waits for a person; null while it does not. */
const standing = (session: Session): Promise<string | null> =>
  session.run(() => {
    const table = document.querySelector('.game-table:not([data-where="thinking"], [data-guarded])');
    return table ? table.getAttribute('data-move') : null;
  });

const kept: Check = {
  name: 'a game that began at a position is there again when it is opened anew',
  async run(session, host) {
    const position = { phase: 'logistics', round: 3, table: { green: { active: { logistics: 4 }, goods: 5 } } };
    const fragment = positionFragment(await pack({ position, moves: [] }));
    await open(session, host, `/play/smartphone/${fragment}`);
    await session.click('.sit-down [type="submit"]');
    const moved = Date.now() + 30_000;
    let move: string | null = null;
    while (move === null || move === '0') {
      if (Date.now() > moved) fail('no move was made within 30 s');
      move = await standing(session);
      if (move === '0') await pressOn(session);
    }
    const address = await session.run(() => window.location.href);
    await open(session, host, '/about/');
    await session.goto(address);
    await until(session, 'the table', () => document.querySelector('.game-table') !== null);
    const again = await session.run(() => document.querySelector('.game-table')?.getAttribute('data-move') ?? '');
    if (Number(again) < Number(move)) fail(`move ${move} was shown, and ${again} is there again`);
  },
};

const offline: Check = {
  name: 'a page that was read opens without network',
  async run(session, host) {
    await open(session, host, '/about/');
    await session.run(() => navigator.serviceWorker.ready.then(() => true));
    await open(session, host, '/about/');
    await until(session, 'the worker', () => navigator.serviceWorker.controller !== null);
    const folder = host.folder;
    host.folder = null;
    try {
      await session.goto(`${host.address}/about/`);
      const heading = await session.run(() => document.querySelector('h1')?.textContent?.trim() ?? '');
      const built = readFileSync(`${folder}/about/index.html`, 'utf8');
      if (!heading || !built.includes(heading)) fail(`without network /about/ is headed “${heading}”`);
    } finally {
      host.folder = folder;
    }
  },
};

export const checks: readonly Check[] = [
  everyKind,
  drag,
  lesson,
  scenario,
  wholeGame('smartphone'),
  wholeGame('coverage'),
  kept,
  offline,
];
