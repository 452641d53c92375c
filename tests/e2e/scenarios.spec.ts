import { expect, type Page, test } from '@playwright/test';
import { alive } from './alive.ts';
import { axe } from './axe.ts';
import { pages } from './built.ts';

const total = pages.filter((page) => /^\/scenarios\/[^/]+\/$/.test(page)).length;

const open = async (page: Page, id: string) => {
  await page.goto(`/scenarios/${id}/`);
  await alive(page);
};
const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Answers' }).getByRole('button', { name });
const slot = (page: Page) => page.locator('.live-slot');
const onward = (page: Page) => page.getByRole('button', { name: 'One step on' });
const explanation = (page: Page) => page.locator('details#answer');
const seat = (page: Page, name: string) => page.getByRole('list', { name: 'Who is who' }).getByRole('button', { name });
const edition = (page: Page, name: string) => page.locator('.scenario-bar').getByRole('radio', { name, exact: true });
const rows = (page: Page) => page.locator('[data-library] li[data-id]:visible');
const lit = (page: Page) => page.locator('[data-stage="board"] [data-act="move"]');
const active = (page: Page) => page.locator('.running [data-active]');

/** Goes on to the last step of what happens. */
async function toTheEnd(page: Page) {
  while (await onward(page).isEnabled()) await onward(page).click();
}

const verdictSaying = (page: Page, text: string) => page.locator('[data-stage="verdict"]', { hasText: text });

test('by mouse: a wrong answer, then the right one, then what happens step by step', async ({ page }) => {
  await open(page, 'nfc-sale-changes-order');
  const [wrong, right] = [answer(page, /^Green/), answer(page, /^Red/)];
  await wrong.click();
  await expect(page.getByText('That isn’t what happens.')).toBeVisible();
  await expect(wrong).toHaveAttribute('data-state', 'wrong');
  await expect(explanation(page)).not.toHaveAttribute('open');
  await expect(seat(page, 'Green')).toContainText('20 VP');

  const top = async () => (await page.locator('[data-stage="board"]').boundingBox())?.y;
  const before = await top();
  await right.click();
  await expect(page.locator('[data-verdict="right"]')).toBeVisible();
  await expect(explanation(page)).toHaveAttribute('open', '');
  await expect(slot(page)).toContainText('1 of');
  await expect(seat(page, 'Green')).toContainText('20 VP');
  await onward(page).click();
  // 3 goods off the board at price 5: 20 + 15.
  await expect(seat(page, 'Green')).toContainText('35 VP');
  await toTheEnd(page);
  await expect(slot(page)).toContainText('Order: Red, Green');
  await expect(slot(page).getByRole('link', { name: 'SP.1' })).toHaveAttribute('href', '/rules/#SP.1');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(seat(page, 'Green')).toContainText('35 VP');
  // What is said grows downward: the board has stayed where it was.
  expect(await top()).toBe(before);
});

test('by keyboard: the edition, the answer and the steps', async ({ page }) => {
  await open(page, 'li-ion-goods');
  await edition(page, '2nd edition').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(edition(page, '1st edition')).toBeChecked();
  await answer(page, /^3, one for each/).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-verdict="right"]')).toBeVisible();
  await onward(page).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Enter');
  // 2 symbols, 2 covered, 1 face down, 3 tokens, 3 for Li-ion.
  await expect(seat(page, 'Green')).toContainText('11');
});

test('a difference comes out otherwise under each edition, replayed in place', async ({ page }) => {
  await open(page, 'li-ion-goods');
  await answer(page, /^3, one for each/).click();
  await expect(page.locator('[data-verdict="wrong"]')).toContainText('right in other cases: first and corrected first');
  await answer(page, /^1, one for every two/).click();
  await toTheEnd(page);
  await expect(seat(page, 'Green')).toContainText('9');
  await edition(page, '1st edition').check();
  await expect(answer(page, /^3, one for each/)).toHaveAttribute('data-state', 'right');
  // Why is told in every edition, not only in the one it was written for.
  await expect(verdictSaying(page, 'a good per technology in the first edition')).toBeVisible();
  await expect(slot(page)).toContainText('1 of');
  await toTheEnd(page);
  await expect(seat(page, 'Green')).toContainText('11');
  await expect(explanation(page).getByRole('row')).toHaveCount(3);
  // What the rules resolve by themselves is played on once they have.
  await open(page, 'tie-by-coin');
  await expect(page.getByRole('button', { name: 'Answer, then play on' })).toBeDisabled();
  await answer(page, /^No\. Green began/).click();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeEnabled();
});

test('with many technologies or seats, the points of each are still seen', async ({ page }) => {
  for (const [id, size] of [
    ['final-tie-technologies', { width: 1280, height: 800 }],
    ['a-move-frees-a-space', { width: 1280, height: 800 }],
    ['final-tie-technologies', { width: 360, height: 740 }],
    ['a-move-frees-a-space', { width: 360, height: 740 }],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, id);
    const cut = await page
      .locator('.live-seat')
      .evaluateAll(
        (seats) =>
          seats.filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight).length,
      );
    expect(cut, `${id} at ${size.width}`).toBe(0);
  }
  // Its game ends in this phase, so there is none to go on with.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'final-tie-technologies');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('button', { name: 'The game ends here' })).toBeDisabled();
  await open(page, 'add-up-then-stop');
  expect(await page.locator('.live-table').evaluate((desk) => desk.scrollWidth - desk.clientWidth)).toBe(0);
});

test('a gap tells its readings only once it is answered', async ({ page }) => {
  await open(page, 'control-tie');
  const readings = page.getByRole('group', { name: 'Ruling' });
  await expect(readings).toContainText('standard ruling');
  await expect(page.locator('.scenario')).not.toContainText('The leftmost good');
  await answer(page, /^Green/).click();
  await expect(readings).toContainText('The leftmost good.');
  await readings.getByRole('radio', { name: /leftmost office/ }).check();
  await expect(answer(page, /^Red/)).toHaveAttribute('data-state', 'right');
  await expect(verdictSaying(page, 'Under this ruling: The leftmost office')).toBeVisible();
  await toTheEnd(page);
  await expect(slot(page)).toContainText('Red controls CIS');
});

test('a position is played before and after the answer; the chart shows the guard that said no', async ({ page }) => {
  await open(page, 'leftmost-buyer');
  await expect(lit(page)).toHaveCount(0);
  await expect(active(page)).toHaveText('Selling');
  // The buyer further right is refused where it was pressed, and at its guard.
  await page.locator('[data-place="buyer South America 3"]').click();
  const why = 'A buyer further left in South America is also willing';
  const said = page.locator('[data-stage="board"]').getByRole('alert');
  await expect(said).toContainText(why);
  // It stands on the map, whole, though the card lies at the lower edge.
  const [text, map] = [await said.boundingBox(), await page.locator('.question-map').boundingBox()];
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual((map?.y ?? 0) + (map?.height ?? 0));
  await expect(page.locator('[data-place][data-no]')).toHaveAttribute('data-place', 'buyer South America 3');
  await expect(page.locator('.running')).toContainText('maySell');
  await expect(page.locator('.running [data-no] .running-event')).toContainText('sell');
  await expect(seat(page, 'Green')).toContainText('1');
  // So is a region that is only a name on this map.
  await page.locator('[data-place="region USA"]').click();
  await expect(said).toHaveText(/You have no office in USA/);
  // The leftmost willing one buys; that is taken back.
  await page.getByRole('switch', { name: 'Legal moves' }).click();
  await expect(lit(page)).not.toHaveCount(0);
  await page.locator('[data-place="buyer South America 2"]').click();
  await expect(page.locator('.buyers [data-sold="true"]')).toHaveCount(1);
  await expect(slot(page)).toContainText('Green');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.buyers [data-sold="true"]')).toHaveCount(0);
  // Every legal move can be chosen in words too.
  await page.getByText(/^\d+ legal moves?$/).click();
  await expect(page.locator('.live-moves [data-act="move"]')).not.toHaveCount(0);

  await answer(page, /^No, the good has to go to the 5/).click();
  await toTheEnd(page);
  await expect(slot(page)).toContainText(why);
  expect(await slot(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await expect(slot(page).getByRole('link', { name: 'S7.4' })).toHaveAttribute('href', '/rules/#S7.4');
  // Now you: nothing was moved, so the board is alive at once, and then as a game of one's own.
  await page.locator('[data-place="buyer South America 2"]').click();
  await expect(page.locator('.buyers [data-sold="true"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('heading', { name: 'Play on from this position' })).toBeVisible();
  // Every seat with its field stands within the sheet.
  const form = page.getByRole('form', { name: 'Play on from this position' });
  const edge = await form.evaluate((sheet) => sheet.getBoundingClientRect().right);
  await expect(form.getByRole('combobox')).not.toHaveCount(0);
  for (const field of await form.getByRole('combobox').all())
    expect(await field.evaluate((box) => box.getBoundingClientRect().right)).toBeLessThan(edge);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.game-table')).toHaveAttribute('data-phase', 'sale');
});

test('nothing gives the answer away before it is given', async ({ page }) => {
  // Whose turn it is.
  await open(page, 'cheapest-first');
  await expect(page.locator('.live-seat[data-now="true"], .seat-row [data-now="true"]')).toHaveCount(0);
  await expect(explanation(page).locator('.short')).toBeHidden();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.live-seat[data-now="true"], .seat-row [data-now="true"]')).not.toHaveCount(0);
  // Where Steve's marker is.
  await open(page, 'steve-marker-first-placed');
  await expect(page.locator('.piece-pin')).toHaveCount(0);
  await answer(page, /^In China/).click();
  await expect(page.locator('.piece-pin')).not.toHaveCount(0);
  // What a technology does, where that is the question.
  await open(page, 'wifi-office-unwanted');
  await expect(page.locator('.technology', { hasText: 'Wi-Fi' })).toContainText('What it does is the question.');
  // How the table is set up.
  await open(page, 'alone-with-steve');
  await expect(page.locator('.seat-panel')).toHaveCount(0);
  await answer(page, /^As for two players/).click();
  await expect(page.locator('.seat-panel')).toHaveCount(2);
});

test('“show me” tells the answer without calling it done', async ({ page }) => {
  await open(page, 'leftmost-buyer');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(answer(page, /^No, the good has to go/)).toHaveAttribute('data-state', 'right');
  await page.goto('/scenarios/?done=yes');
  await expect(page.locator('[data-count]')).toHaveText(/^0 of \d+ scenarios$/);
});

test('what is done stays done: here, in the list and in its filter', async ({ page }) => {
  await open(page, 'leftmost-buyer');
  await expect(page.locator('[data-stage="next"]')).toContainText('Skip');
  await answer(page, /^No, the good has to go/).click();
  await expect(page.locator('[data-stage="next"]')).toContainText('Next');
  await page.reload();
  await expect(page.getByText('You have answered this before.')).toBeVisible();
  await page.goto('/scenarios/?done=yes');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('.mark.done')).toBeVisible();
  await expect(page.locator('[data-count]')).toHaveText(/^1 of \d+ scenarios$/);
});

test('plans lie on a desk: what is committed is judged by the machine, and nothing is told before', async ({
  page,
}) => {
  await open(page, 'pads-edge-to-edge');
  const desk = page.getByRole('region', { name: 'Planning desk' });
  const commit = desk.getByRole('button', { name: 'Commit this plan' });
  const goods = desk.locator('[data-value="goods"]');
  const offences = desk.locator('.mark');
  await expect(goods).toHaveText('?');
  await expect(offences).toHaveCount(0);
  // Edge to edge: refused by its guard, and marked on the pads.
  await commit.click();
  await expect(slot(page).getByRole('link', { name: 'S1.2' })).toBeVisible();
  await expect(page.locator('.running')).toContainText('mayPlan');
  await expect(offences).not.toHaveCount(0);
  // One column to the left pad A covers B.
  await desk.getByText('A', { exact: true }).click();
  await desk.getByRole('button', { name: 'Left' }).click();
  await expect(offences).toHaveCount(0);
  await commit.click();
  await expect(slot(page)).toContainText('Green has a plan');
  await page.getByRole('button', { name: 'Undo' }).click();
  // Once it is answered, the question's plan lies there again, and what it gives is told.
  await answer(page, /^No. One pad has to cover/).click();
  await expect(slot(page)).toContainText('The pads don’t overlap');
  await expect(goods).toHaveText('–');
  await expect(offences).not.toHaveCount(0);

  // Each plan of a question is chosen by its seat.
  await open(page, 'across-two-pads');
  await expect(page.getByRole('button', { name: 'Green’s plan' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Red’s plan' }).click();
  await expect(page.getByRole('button', { name: 'Red’s plan' })).toHaveAttribute('aria-pressed', 'true');
});

/** One of each kind of table, in both games. */
const tables = ['leftmost-buyer', 'control-tie', 'li-ion-goods', 'across-two-pads', 'cheapest-first', 'money-pump'];

const sizes = [
  [1280, 800],
  [1280, 720],
  [360, 740],
] as const;

/** Where question, board and the way on lie, at each size. */
async function boxesAtEachSize(page: Page): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const stage of ['task', 'board', 'next']) {
      const box = await page.locator(`[data-stage="${stage}"]`).boundingBox();
      const sides = box ? [box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round) : [];
      found[`${stage} at ${width} × ${height}`] = sides;
      const [left = -1, upper = -1, end = 9e9, bottom = 9e9] = sides;
      expect(Math.min(left, upper), `${stage} at ${width} × ${height}`).toBeGreaterThanOrEqual(0);
      expect(end, `${stage} at ${width} × ${height}`).toBeLessThanOrEqual(width);
      expect(bottom, `${stage} at ${width} × ${height}`).toBeLessThanOrEqual(height);
    }
  }
  return found;
}

for (const id of tables)
  test(`in ${id} question, board and the way on stand on one screen at every size, and stay when it is answered`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, id);
    const asked = await boxesAtEachSize(page);
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('[data-verdict]').first()).toBeVisible();
    const answered = await boxesAtEachSize(page);
    // The question makes room for its answer.
    for (const [place, sides] of Object.entries(asked))
      if (!place.startsWith('task')) expect(answered[place], place).toEqual(sides);
  });

test.describe('the library', () => {
  const ofGame = (page: Page) => page.locator('[data-library] [data-of="smartphone"] li[data-id]');
  const kind = (page: Page, name: string | RegExp) =>
    page.getByRole('group', { name: 'Kind' }).getByRole('radio', { name });

  test('is narrowed down by the address, and the address follows the filters', async ({ page }) => {
    await page.goto('/scenarios/?kind=difference&editions=e1-e2&phase=research');
    await expect(kind(page, /^Editions/)).toBeChecked();
    await expect(rows(page)).not.toHaveCount(0);
    for (const row of await rows(page).all()) {
      await expect(row).toHaveAttribute('data-row', /^difference .*\be1-e2\b/);
      expect(await row.evaluate((card) => card.closest<HTMLElement>('[data-group]')?.dataset['group'])).toBe(
        'research',
      );
    }
    await page.getByRole('checkbox', { name: 'Logistics' }).check({ force: true });
    await expect(page).toHaveURL('/scenarios/?phase=research+logistics&kind=difference&editions=e1-e2');
    await expect(page.getByText('Nothing matches.')).toBeHidden();
    await page.getByRole('searchbox').fill('no such words');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page).toHaveURL('/scenarios/');
    await expect(kind(page, /^All/)).toBeChecked();
    // Five of a phase stand open, the rest is folded, all are there.
    await expect(page.locator('[data-group]:visible > ul')).not.toHaveCount(0);
    for (const list of await page.locator('[data-group]:visible > ul').all())
      expect(await list.locator('li:visible').count()).toBeLessThanOrEqual(5);
    expect(await ofGame(page).count()).toBeGreaterThan(150);
  });

  test('by clause and by words with the keyboard; what it does not know stands on “All”', async ({ page }) => {
    await page.goto('/scenarios/?clause=S8.3&kind=nonsense');
    await expect(kind(page, /^All/)).toBeChecked();
    expect(await rows(page).count()).toBeGreaterThan(1);
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('controls cis');
    await expect(page.locator('[data-count]')).toHaveText(/^1 of/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/scenarios/?text=controls+cis&clause=S8.3');
  });

  test('a random one is among those shown and not done yet; on a phone the list is short', async ({ page }) => {
    await open(page, 'leftmost-buyer');
    await answer(page, /^No, the good has to go/).click();
    await expect(page.locator('[data-verdict="right"]')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/scenarios/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6 * 740);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/scenarios/?phase=sale&difficulty=1&clause=S7.4');
    // Of the two, one is done.
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first().locator('svg.pic')).toBeVisible();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect(page).toHaveURL('/scenarios/past-the-unwilling/');
    // One is today's, whatever is looked for.
    await page.goto('/scenarios/?phase=sale');
    await expect(page.getByRole('link', { name: /^Today’s ./ })).toHaveAttribute('href', /\/scenarios\/[\w-]+\/$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the list is read phase by phase, and a scenario with its answer', async ({ page }) => {
    await page.goto('/scenarios/');
    await expect(page.locator('[data-library] li[data-id]')).toHaveCount(total);
    await page.locator('.rest > summary').first().click();
    await expect(rows(page).nth(5)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/scenarios/control-tie/');
    await expect(page.locator('.step-text')).toContainText('Who controls CIS?');
    await expect(page.locator('.answer')).toHaveCount(2);
    await explanation(page).getByText('The answer, and why').click();
    await expect(explanation(page).getByRole('row')).toHaveCount(4);
  });
});

test.describe('the second game', () => {
  const company = (page: Page) => page.getByRole('region', { name: 'Ember', exact: true });

  test('the money pump: asked, answered wrongly and rightly, and watched dollar by dollar under the letter', async ({
    page,
  }) => {
    await page.goto('/scenarios/?game=coverage');
    await expect(rows(page)).not.toHaveCount(0);
    for (const row of await rows(page).all())
      expect(await row.evaluate((card) => card.closest<HTMLElement>('[data-of]')?.dataset['of'])).toBe('coverage');
    // A phase shows its first few; the rest unfolds.
    await page.locator('[data-group="coverage-auction"] .rest summary').click();
    await page.getByRole('link', { name: 'The money pump' }).click();
    await page.waitForURL('/scenarios/money-pump/');
    await alive(page);
    await expect(page.getByRole('button', { name: 'B4, open ground, Ember with 2' })).toBeVisible();
    await expect(company(page)).toContainText('Treasury$4');
    await answer(page, /^\$16/).click();
    await expect(page.getByText('That isn’t what happens.')).toBeVisible();
    await answer(page, /^\$40/).click();
    await expect(page.locator('[data-verdict="wrong"]')).toContainText('It is right in other cases');
    await answer(page, /^\$4, and/).click();
    await expect(page.locator('[data-verdict="right"]')).toBeVisible();
    await page.getByRole('radio', { name: /^Yes, every time/ }).check();
    // Put up, passed, passed, paid again: 4 + 12, and so on twice more.
    for (const treasury of ['$16', '$28', '$40']) {
      do await onward(page).click();
      while (!/pays \$12 into its treasury again/.test((await slot(page).textContent()) ?? ''));
      await expect(company(page)).toContainText(`Treasury${treasury}`);
    }
    await expect(slot(page).getByRole('link', { name: 'C3.6' })).toHaveAttribute('href', '/rules/coverage/#C3.6');
    await page.goto('/scenarios/?done=yes&game=coverage');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.locator('[data-count]')).toHaveText(/^1 of \d+ scenarios$/);
  });
});

test('a scenario that is answered is accessible in light and dark and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [id, right] of [
    ['control-tie', /^Green/],
    ['leftmost-buyer', /^No, the good has/],
    ['steve-marker-first-placed', /^In China/],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, id);
    await answer(page, right).click();
    await toTheEnd(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await axe(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page, undefined, ['color-contrast']);
  }
});
