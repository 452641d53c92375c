import { expect, type Locator, type Page } from '@playwright/test';

/** Driving the play page through what a person sees; everything waits for a condition, never for a time. */

export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

export const table = (page: Page): Locator => page.locator('.game-table');

/** What the page is doing: planning, handover, showing, turn, thinking, looking, over. */
export const where = async (page: Page): Promise<string> => (await table(page).getAttribute('data-where')) ?? '';

export const moves = async (page: Page): Promise<number> => Number(await table(page).getAttribute('data-move'));

/** For a moment after the turn has changed hands no press counts. */
const unguarded = (page: Page): Promise<void> => expect(page.locator('.game-table[data-guarded]')).toHaveCount(0);

/** Waits until no computer player is thinking, and a press counts again. */
export const settled = async (page: Page): Promise<string> => {
  await expect(table(page)).not.toHaveAttribute('data-where', 'thinking');
  await unguarded(page);
  return where(page);
};

/** The same shuffles in every run: what the page draws by lot comes from one row of numbers. */
export const sameShuffles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const drawMany = crypto.getRandomValues.bind(crypto);
    let last = 0;
    // A name for a game is longer, and has to be new each time.
    crypto.getRandomValues = (into) => {
      if (!(into instanceof Uint32Array) || into.length !== 1) return drawMany(into);
      last += 7919;
      into[0] = last;
      return into;
    };
  });

export async function quickStart(page: Page, site = ''): Promise<void> {
  await sameShuffles(page);
  await page.goto(`${site}/play/smartphone/`);
  await page.getByRole('button', { name: 'Play against Steve' }).click();
  await expect(table(page)).toBeVisible();
}

/** Sits down the people named, and nobody else. */
export async function startWith(page: Page, seats: Record<string, string>): Promise<void> {
  await sameShuffles(page);
  await page.goto('/play/smartphone/');
  for (const colour of ['Green', 'Blue', 'Black', 'Yellow', 'Red'])
    await page.getByRole('combobox', { name: colour }).selectOption({ label: seats[colour] ?? 'Nobody' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(table(page)).toBeVisible();
}

/** How a step is taken: press is a click or a key. */
export type Press = (target: Locator) => Promise<void>;
export const byMouse: Press = async (target) => {
  await unguarded(target.page());
  await target.click();
};
export const byKey: Press = async (target) => {
  await unguarded(target.page());
  // A click waits for this by itself, a key does not.
  await expect(target).toBeEnabled();
  await target.focus();
  await target.press('Enter');
};

/** A place of the table that can be pressed: on the map, or at its lower edge. */
export const lit = (page: Page): Locator => page.locator(':is(.stage-map, .stage-market) button.pick[data-lit="true"]');

/** What the rail offers to press, in its order. */
export const offers = (page: Page): Locator =>
  page.locator('.stage-tool :is([data-act="move"], .move):not([disabled])');

/** The tabs of the foot; a tab that is open already stays so. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if (
    (await page.locator('.stage-panel[data-drawer="true"]').count()) === 0 ||
    !(await tab.getAttribute('aria-selected'))?.match('true')
  )
    await tab.click();
}

/** Whether the stage is bands. */
const isSmall = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.matchMedia('(width < 1120px) or (height < 640px)').matches);

/** Lit places on the board, else what the rail offers, else the end of the turn. */
async function takeTurn(page: Page, press: Press): Promise<void> {
  if (await isSmall(page)) await press(page.locator('.stage-bands button').first());
  else if ((await lit(page).count()) > 0) {
    await press(lit(page).first());
    // Where several things may be done, pressing opens the choice.
    const offered = page.locator('.offered-here button');
    return (await offered.count()) > 0 ? press(offered.first()) : undefined;
  }
  if ((await offers(page).count()) > 0) return press(offers(page).first());
  await press(page.locator(':is(.bar-acts, .turn-tray) [data-act="end-turn"]:visible'));
  const anyway = page.locator('.stage-notes [data-act="end-turn"]');
  if ((await anyway.count()) > 0) await press(anyway);
}

/** Goes on from what is shown; when nobody but computers acts then, what is shown next comes at a later move. */
export async function goOn(page: Page, press: Press = byMouse): Promise<void> {
  const before = await moves(page);
  await press(page.locator('[data-act="continue"]'));
  await expect(page.locator(`.game-table[data-where="showing"][data-move="${before}"]`)).toHaveCount(0);
}

/** What each part that arrives is headed by. */
const headings: Record<string, RegExp> = {
  showing: /The reveal|^Round/,
  handover: /Pass the device/,
  planning: /Plan round/,
  over: /\bwins?, |share/,
};

/** One step of whatever the page asks for; answers where the page then is. */
export async function advance(page: Page, press: Press = byMouse): Promise<string> {
  const was = await settled(page);
  const before = await moves(page);
  // A drawer lies over the tool of the phase.
  const drawer = page.locator('.stage-panel .panel-close:visible');
  if (was !== 'turn' && (await drawer.count()) > 0) await press(drawer);
  switch (was) {
    case 'showing':
      await goOn(page, press);
      break;
    case 'handover':
      await press(page.getByRole('button', { name: /show my desk/ }));
      await expect(table(page)).toHaveAttribute('data-where', 'planning');
      break;
    case 'planning':
      await press(page.getByRole('button', { name: 'Commit the plan' }));
      await expect(table(page)).not.toHaveAttribute('data-move', String(before));
      break;
    case 'turn':
      await takeTurn(page, press);
      await expect(table(page)).not.toHaveAttribute('data-move', String(before));
      break;
    default:
      break;
  }
  const now = await settled(page);
  const heading = headings[now];
  // Whatever comes next is in view; in a small window it may stand behind another tab.
  if (heading && now !== was && !(await isSmall(page)))
    await expect(page.getByRole('heading', { name: heading }).first()).toBeInViewport();
  return now;
}

/** Plays on until `stop` says so; a game has far fewer steps than the bound. */
export async function playUntil(page: Page, stop: (now: string) => boolean | Promise<boolean>, press: Press = byMouse) {
  let now = await settled(page);
  for (let steps = 0; steps < 900; steps++) {
    if (await stop(now)) return;
    now = await advance(page, press);
  }
  throw new Error(`still ${now} after 900 steps`);
}

/** Everything that the browser has stored for the site, as one text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('rulebench');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const reading = opening.result.transaction('games').objectStore('games').getAll();
        reading.onerror = reject;
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
    return JSON.stringify({ ...localStorage, ...sessionStorage, kept });
  });

/** The phase that is being played. */
export const phase = async (page: Page): Promise<string> => (await table(page).getAttribute('data-phase')) ?? '';
