import { expect, type Page, test } from '@playwright/test';
import { axe } from './axe.ts';
import { html, script, scripts } from './built.ts';
import { byKey, byMouse } from './play/game.ts';

/** A state in the drawing of a chart's own page. */
const state = (page: Page, name: string) =>
  page.getByRole('group', { name: /Drawing/ }).getByRole('link', { name, exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'State' });

/** The charts that the pages of both machines list, with their pages. */
const charts = ['/machines/', '/machines/coverage/'].flatMap((address) =>
  [...html(address).matchAll(/<a id="([\w-]+)" href="([^"]+)" data-inside/g)].map(([, id = '', href = '']) => [
    id,
    href,
  ]),
);

test('every chart of the list has its page, drawn, with its states as links', async ({ page }) => {
  expect(charts.length).toBeGreaterThanOrEqual(20);
  for (const [id, href = ''] of charts) {
    expect(href).toBe(`/machines/${id}/`);
    expect(html(href)).toMatch(/<svg[^>]*role="group"[\s\S]*?<a [^>]*data-state=/);
  }
  await page.goto('/machines/');
  await page.getByRole('link', { name: /^Phase 6: Logistics, one turn/ }).click();
  await expect(state(page, 'Moving')).toBeVisible();
});

/** The machine at work. */
const machine = (page: Page) => page.locator('.machine');
const big = (page: Page) => machine(page).locator('.machine-whole svg');
const lit = (page: Page) => big(page).locator('.nested-state[data-active]');
const now = (page: Page) => machine(page).locator('.strip [aria-current="step"]');
const alive = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('astro-island:not([ssr]) > .machine')).toBeVisible();
};

for (const [game, address, first, other] of [
  ['Smartphone Inc.', '/machines/', 'Moving', 'research'],
  ['Coverage', '/machines/coverage/', 'Expanding', 'auction'],
] as const)
  test(`the machine of ${game} steps, goes back, plays, and is acted on`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await alive(page, address);
    const run = machine(page);
    await expect(lit(page)).toHaveText(new RegExp(`^${first}`));
    // One microstep back is another state of the same move; on again leads to where it was.
    await run.getByRole('button', { name: 'One step back' }).click();
    await expect(lit(page)).not.toHaveText(new RegExp(`^${first}`));
    await expect(page).toHaveURL(/#at=\d+\.\d+$/);
    const automatic = run.getByRole('list', { name: 'What the guards say here' });
    await expect(automatic.locator('[data-answer="yes"]')).toHaveCount(1);
    await run.getByRole('button', { name: 'One step on' }).click();
    await expect(lit(page)).toHaveText(new RegExp(`^${first}`));
    await expect(big(page).locator('.nested-wire[data-taken]')).toHaveCount(1);
    // Each event says what its guard says; a no has a sentence and its clause, in the list and in the drawing.
    const events = run.getByRole('list', { name: 'What the guards say here' });
    await expect(events.locator('[data-answer="yes"]')).not.toHaveCount(0);
    const no = events.locator('[data-answer="no"]').first();
    await expect(no.locator('.clause')).toHaveText(/^[SC]\d/);
    await expect(big(page).locator('.nested-mark[data-answer="yes"]')).not.toHaveCount(0);
    // A move of one's own leaves the recorded line; the context tells what it changed.
    const before = await now(page).textContent();
    await events.locator('[data-answer="yes"] button').last().click();
    await expect(run.getByRole('button', { name: 'Back to the recorded line' })).toBeVisible();
    await run.getByRole('button', { name: 'Back to the recorded line' }).click();
    await expect(now(page)).toHaveText(before ?? '');
    // A part of the chart is gone to by a press, and the drawing opens there.
    await run.getByRole('button', { name: 'To the start' }).click();
    await run.getByRole('button', { name: 'phase', exact: true }).click();
    for (
      let press = 0;
      press < 8 && !(await big(page).locator(`[data-state$="${other}"].nested-frame`).count());
      press++
    )
      await run.getByRole('button', { name: 'One step on' }).click();
    await expect(big(page).locator(`[data-state$="${other}"].nested-frame`)).toHaveAttribute('data-active', '');
    // It plays by itself until it is stopped.
    await run.getByRole('button', { name: 'To the start' }).click();
    const start = await now(page).textContent();
    await run.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(now(page)).not.toHaveText(start ?? '');
    await run.getByRole('button', { name: 'Pause' }).click();
    await expect(run.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

test('a step in the address opens there, and the shortest way to its state opens as a position in the lab', async ({
  page,
}) => {
  await alive(page, '/machines/#at=3.0');
  await expect(machine(page).locator('.strip-move[data-now="true"]')).toContainText('plan');
  const shortest = machine(page).getByRole('link', { name: 'Shortest way here' });
  await expect(shortest).toHaveAttribute('href', /^\/lab\/#l=1\./);
  // A state that this round does not come to says so, and has its way all the same.
  await page.goto('/machines/#at=14');
  await big(page).getByRole('link', { name: 'Retailer bonus' }).click();
  await expect(machine(page).getByRole('status')).toContainText('“Retailer bonus” is not in this line.');
  await machine(page).getByRole('status').getByRole('link').click();
  await expect(page.locator('[data-widget="lab"]')).toBeVisible();
  await expect(page.locator('.problems')).toHaveCount(0);
});

test('the machine can be taken away, and any chart of it looked at alone', async ({ page }) => {
  await alive(page, '/machines/');
  await machine(page).getByText('Export').click();
  for (const form of ['json', 'ts', 'mmd', 'scxml'])
    await expect(machine(page).locator(`a[href="/machines/smartphone.${form}"]`)).toBeVisible();
  await page.keyboard.press('Escape');
  await machine(page).getByLabel('Which chart').selectOption('Phase 6: Logistics, one turn');
  await expect(machine(page).locator('.chart-alone .state[data-active]')).toContainText('Moving');
});

test('no text of a drawing stands over its box, or over another', async ({ page }) => {
  for (const [, href = ''] of charts) {
    await page.goto(href);
    await page.evaluate(() => document.fonts.ready);
    const wrong = await page.evaluate(() =>
      [...document.querySelectorAll('svg.statechart[role="group"]')].flatMap((drawing) => {
        const boxes = [...drawing.querySelectorAll('.edge, .frame')].map((box) => box.getBoundingClientRect());
        const texts = [...drawing.querySelectorAll('text:not(.tag-name)')].map((text) => ({
          words: text.textContent,
          at: text.getBoundingClientRect(),
        }));
        const within = (text: DOMRect, box: DOMRect) =>
          text.left >= box.left && text.right <= box.right && text.top >= box.top && text.bottom <= box.bottom;
        // The innermost box a text begins in is the one it has to stay in.
        const home = ({ left, top, height }: DOMRect) =>
          boxes
            .filter(
              (box) =>
                left >= box.left && left <= box.right && top + height / 2 >= box.top && top + height / 2 <= box.bottom,
            )
            .sort((a, b) => a.width * a.height - b.width * b.height)[0];
        const over = (a: DOMRect, b: DOMRect) =>
          Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        return texts.flatMap(({ words, at }, index) => {
          const box = home(at);
          return [
            ...(box && within(at, box) ? [] : [words]),
            ...texts
              .slice(index + 1)
              .filter((other) => over(at, other.at))
              .map((other) => `${words} / ${other.words}`),
          ];
        });
      }),
    );
    expect(wrong, href).toEqual([]);
  }
});

for (const [means, press] of [
  ['mouse', byMouse],
  ['keyboard', byKey],
] as const)
  test(`a state chosen by ${means} tells its clauses, what leads in and what leads out`, async ({ page }) => {
    await page.goto('/machines/research-turn/');
    await expect(panel(page)).toBeHidden();
    await press(state(page, 'Ordering'));
    const told = panel(page);
    await expect(told.getByRole('heading', { name: 'Ordering' })).toBeVisible();
    const rules = told.getByRole('list', { name: 'Rules' });
    await expect(rules.getByRole('link', { name: 'S5.4' })).toHaveAttribute('href', '/rules/#S5.4');
    await expect(told.getByText('several are paid for')).toBeVisible();
    await expect(told.getByText('This one first.')).toBeVisible();
    await expect(told.getByText('does: complete technology')).toBeVisible();
    // From there along its way out to the next state, and away again.
    await press(told.locator('.state-ways a[data-state]').last());
    await expect(told.getByRole('heading', { name: 'Ordering' })).toHaveCount(0);
    await expect(told.getByText('nothing left to do')).toBeVisible();
    await press(told.getByRole('button', { name: 'Close' }));
    await expect(told).toBeHidden();
  });

test('a state named inside another leads to the chart that draws it', async ({ page }) => {
  await page.goto('/machines/research/');
  await state(page, 'Retailer bonus').first().click();
  await expect(page).toHaveURL(/\/machines\/research-turn\/#game\.round\.research\.turn\.retailerBonus$/);
  await expect(page.locator('[id="game.round.research.turn.retailerBonus"]').getByText('SR.3').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a state leads to its place in the list', async ({ page }) => {
    await page.goto('/machines/');
    // The machine at work is a true picture of one moment, with what may be done there.
    await expect(lit(page)).toHaveText(/^Moving/);
    await expect(machine(page).locator('.events [data-answer="no"] .clause').first()).toBeVisible();
    await page.goto('/machines/sale-turn/');
    await state(page, 'Steve').click();
    await expect(page).toHaveURL(/#game\.round\.sale\.turn\.steve$/);
    const told = page.locator('[id="game.round.sale.turn.steve"]');
    await expect(told.getByText('Steve spreads his goods over the regions by his list.')).toBeVisible();
  });
});

test('axe finds nothing with a state told and a list open, in light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/machines/logistics-turn/');
  await state(page, 'Moving').click();
  await page.getByText('The same as a list').click();
  await axe(page, 'main');
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, 'main', ['color-contrast']);
});

test('on a phone the page keeps its width and the drawings their size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await alive(page, '/machines/');
  // The innermost part alone, what may be done, and the controls at the lower edge.
  await expect(machine(page).locator('.machine-part .nested-state[data-active]')).toContainText('Moving');
  await expect(machine(page).locator('.machine-whole')).toBeHidden();
  const next = await machine(page).getByRole('button', { name: 'One step on' }).boundingBox();
  expect(next?.y).toBeGreaterThan(660);
  await machine(page).getByRole('button', { name: 'Research', exact: true }).click();
  await expect(machine(page).locator('.machine-path')).toContainText('Research');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto('/machines/research-turn/');
  await state(page, 'Ordering').click();
  await expect(panel(page).getByRole('heading', { name: 'Ordering' })).toBeInViewport();
  // The state itself is not covered by what is told about it.
  const gap = async () => {
    const chosen = await state(page, 'Ordering').boundingBox();
    const told = await panel(page).boundingBox();
    return (told?.y ?? 0) - (chosen?.y ?? 0) - (chosen?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const scales = await page
    .locator('svg.statechart[role="group"]')
    .evaluateAll((drawings) =>
      drawings.map(
        (drawing) => drawing.getBoundingClientRect().width / (drawing as SVGSVGElement).viewBox.baseVal.width,
      ),
    );
  expect(Math.min(...scales)).toBeGreaterThanOrEqual(0.999);
});

test('links to charts and states from when they stood on this page still open', async ({ page }) => {
  await page.goto('/machines/#coverage-auction');
  await expect(page).toHaveURL(/\/machines\/coverage\/#coverage-auction$/);
  await page.goto('/machines/#smartphone.game.round.sale.turn.steve');
  await expect(page).toHaveURL(/\/machines\/sale-turn\/#game\.round\.sale\.turn\.steve$/);
});

test('no layout engine comes with any page', () => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => script(file).includes('eclipse.elk'))).toEqual([]);
});
