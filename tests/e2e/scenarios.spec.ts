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
const steps = (page: Page) => page.getByRole('list', { name: 'What happens' }).getByRole('listitem');
const explanation = (page: Page) => page.locator('details#answer');
const goodsOf = (page: Page, seat: string) =>
  page.getByRole('region', { name: seat }).locator('.seat-figure', { hasText: 'Goods' });
const rows = (page: Page) => page.locator('[data-library] li[data-id]:visible');

test('by mouse: a wrong answer, then the right one, then what happens step by step', async ({ page }) => {
  await open(page, 'nfc-sale-changes-order');
  const [wrong, right] = [answer(page, /^Green/), answer(page, /^Red/)];
  await wrong.click();
  await expect(page.getByText('That isn’t what happens.')).toBeVisible();
  await expect(wrong).toHaveAttribute('data-state', 'wrong');
  await expect(explanation(page)).not.toHaveAttribute('open');
  await expect(page.getByRole('region', { name: 'Green' })).toContainText('20 VP');

  await right.click();
  await expect(page.locator('[data-verdict="right"]')).toBeVisible();
  await expect(explanation(page)).toHaveAttribute('open', '');
  // One line before anyone acts; the board has not moved yet.
  await expect(steps(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Green' })).toContainText('20 VP');
  await page.getByRole('button', { name: 'Play on' }).click();
  // 3 goods off the board at price 5: 20 + 15.
  await expect(page.getByRole('region', { name: 'Green' })).toContainText('35 VP');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(steps(page).last()).toContainText('Order: Red, Green');
  await expect(steps(page).last().getByRole('link', { name: 'SP.1' })).toHaveAttribute('href', '/rules/#SP.1');
  await page.getByRole('button', { name: 'From the start' }).click();
  await expect(steps(page)).toHaveCount(1);
});

test('by keyboard: the rules, the answer and the steps', async ({ page }) => {
  await open(page, 'li-ion-goods');
  await page.getByRole('radio', { name: /^second and Korean edition/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^first and corrected first edition/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(answer(page, /^3, one for each/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-verdict="right"]')).toBeVisible();
  // “Show me” is gone: next comes what was told first, with its clause, and the way on.
  await page.keyboard.press('Tab');
  await expect(steps(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play on' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'From the start' })).toBeVisible();
  // 2 symbols, 2 covered, 1 face down, 3 tokens, 3 for Li-ion.
  await expect(goodsOf(page, 'Green')).toContainText('11');
});

test('a difference comes out otherwise under each edition', async ({ page }) => {
  await open(page, 'li-ion-goods');
  await answer(page, /^3, one for each/).click();
  await expect(page.locator('[data-verdict="wrong"]')).toContainText(
    'right under other rules: first and corrected first',
  );
  await answer(page, /^1, one for every two/).click();
  const goods = goodsOf(page, 'Green');
  await page.getByRole('button', { name: 'All at once' }).click();
  await expect(goods).toContainText('9');
  const first = page.getByRole('radio', { name: /^first and corrected first edition/ });
  await expect(first.locator('..')).toContainText('3, one for each technology');
  await first.check();
  await expect(answer(page, /^3, one for each/)).toHaveAttribute('data-state', 'right');
  await page.getByRole('button', { name: 'All at once' }).click();
  await expect(goods).toContainText('11');
  await expect(explanation(page).getByRole('row')).toHaveCount(3);
});

test('a gap tells its readings only once it is answered', async ({ page }) => {
  await open(page, 'control-tie');
  const cases = page.getByRole('group', { name: 'Edition' });
  await expect(cases).toContainText('standard ruling');
  await expect(page.locator('.scenario')).not.toContainText('The leftmost good');
  await answer(page, /^Green/).click();
  const told = page.getByRole('group', { name: 'Result in each edition' });
  await expect(told).toContainText('The leftmost good.');
  await told.getByRole('radio', { name: /leftmost office/ }).check();
  await expect(answer(page, /^Red/)).toHaveAttribute('data-state', 'right');
  await page.getByRole('button', { name: 'All at once' }).click();
  await expect(steps(page).last()).toContainText('Red controls CIS');
});

test('a refused move ends with the sentence and the clause that refuse it', async ({ page }) => {
  await open(page, 'leftmost-buyer');
  await answer(page, /^No, the good has to go to the 5/).click();
  await page.getByRole('button', { name: 'All at once' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('A buyer further left in South America is willing too');
  await expect(refusal.getByRole('link', { name: 'S7.4' })).toHaveAttribute('href', '/rules/#S7.4');
});

test('nothing gives the answer away before it is given', async ({ page }) => {
  // Whose turn it is.
  await open(page, 'cheapest-first');
  await expect(page.locator('[data-now="true"].seat-panel, .seat-row [data-now="true"]')).toHaveCount(0);
  await expect(steps(page)).toHaveCount(0);
  await expect(explanation(page).locator('.short')).toBeHidden();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.seat-row [data-now="true"]')).toHaveCount(1);
  // Where Steve's marker is.
  await open(page, 'steve-marker-first-placed');
  await expect(page.locator('.piece-pin')).toHaveCount(0);
  await answer(page, /^In China/).click();
  await expect(page.locator('.piece-pin')).toHaveCount(1);
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
  await answer(page, /^No, the good has to go/).click();
  await expect(page.locator('[data-verdict="right"]')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have already answered this.')).toBeVisible();
  await page.goto('/scenarios/?done=yes');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('.done')).toBeVisible();
  await expect(page.locator('[data-count]')).toHaveText(/^1 of \d+ scenarios$/);
});

test('plans are shown as pictures before the question is answered', async ({ page }) => {
  await open(page, 'across-two-pads');
  await expect(page.getByRole('img', { name: 'Green’s plan' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Red’s plan' })).toBeVisible();
});

test.describe('the library', () => {
  const ofGame = (page: Page) => page.locator('[data-library] li[data-game="smartphone"]');
  const kind = (page: Page, name: string | RegExp) =>
    page.getByRole('group', { name: 'Kind' }).getByRole('radio', { name });

  test('is narrowed down by the address, and the address follows the filters', async ({ page }) => {
    await page.goto('/scenarios/?kind=difference&editions=e1-e2&phase=research');
    await expect(kind(page, /^Editions/)).toBeChecked();
    await expect(rows(page)).not.toHaveCount(0);
    for (const row of await rows(page).all()) {
      await expect(row).toHaveAttribute('data-kind', 'difference');
      await expect(row).toHaveAttribute('data-phase', 'research');
      await expect(row).toHaveAttribute('data-editions', /\be1-e2\b/);
    }
    await page.getByRole('checkbox', { name: 'Logistics' }).check({ force: true });
    await expect(page).toHaveURL('/scenarios/?phase=research+logistics&kind=difference&editions=e1-e2');
    await expect(page.getByText('Nothing matches.')).toBeHidden();
    await page.getByLabel('Search', { exact: true }).fill('no such words');
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
    await page.getByLabel('Search', { exact: true }).focus();
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
    for (const row of await rows(page).all()) await expect(row).toHaveAttribute('data-game', 'coverage');
    await page.getByRole('link', { name: 'The money pump' }).click();
    await page.waitForURL('/scenarios/money-pump/');
    await alive(page);
    await expect(page.getByRole('img', { name: 'B4, open ground, Ember with 2' })).toBeVisible();
    await expect(company(page)).toContainText('Treasury$4');
    await answer(page, /^\$16/).click();
    await expect(page.getByText('That isn’t what happens.')).toBeVisible();
    await answer(page, /^\$40/).click();
    await expect(page.locator('[data-verdict="wrong"]')).toContainText('It is right in other cases');
    await answer(page, /^\$4, and/).click();
    await expect(page.locator('[data-verdict="right"]')).toBeVisible();
    await page.getByRole('radio', { name: /^Yes, every time/ }).check();
    const step = page.getByRole('button', { name: 'Play on' });
    // Put up, passed, passed, paid again: 4 + 12, and so on twice more.
    for (const treasury of ['$16', '$28', '$40']) {
      const paid = steps(page).filter({ hasText: 'pays $12 into its treasury again' });
      const before = await paid.count();
      while ((await paid.count()) === before) await step.click();
      await expect(company(page)).toContainText(`Treasury${treasury}`);
    }
    await expect(steps(page).last().getByRole('link', { name: 'C3.6' })).toHaveAttribute(
      'href',
      '/rules/coverage/#C3.6',
    );
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
    await page.getByRole('button', { name: 'All at once' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await axe(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page, undefined, ['color-contrast']);
  }
});
