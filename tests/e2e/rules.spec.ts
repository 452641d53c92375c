import { clauses as coverageClauses } from '@machines/coverage/clauses/index.ts';
import { clauses } from '@machines/smartphone/clauses/index.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { reconstructedIn } from '@machines/smartphone/components/reconstructed.ts';
import { expect, test } from '@playwright/test';
import { axe } from './axe.ts';
import { html } from './built.ts';

test('every clause of both games has its anchor, and only there', () => {
  const anchors = (page: string) =>
    [...html(page).matchAll(/<article[^>]* id="([SC][\dA-Z]\.\d+)"/g)].map(([, id]) => id);
  expect(anchors('/rules/')).toEqual(clauses.map(({ id }) => id));
  expect(anchors('/rules/coverage/')).toEqual(coverageClauses.map(({ id }) => id));
});

test('wherever reconstructed values are in force they are named, in both languages, with the number of the data', async ({
  page,
}) => {
  const { retailers } = reconstructedIn(printed);
  const both = ['steve', 'retailers'];
  const named: Record<string, string[]> = {
    '/about/': both,
    '/steve/': both,
    '/rules/': both,
    '/rules/components/': both,
    '/rules/retailers/': ['retailers'],
    '/learn/smartphone/summary/': both,
    '/play/smartphone/': both,
    '/table/smartphone/': both,
    '/learn/smartphone/retailers/': ['retailers'],
  };
  for (const [path, what] of Object.entries(named))
    for (const locale of ['', '/ko']) {
      const text = html(`${locale}${path}`);
      const found = [...text.matchAll(/data-reconstructed="(\w+)"[^>]*>([^<]*)/g)];
      expect([...new Set(found.map(([, each]) => each))].toSorted(), `${locale}${path}`).toEqual(what.toSorted());
      for (const [, each, said = ''] of found)
        if (each === 'retailers')
          expect(said.match(/\d+/g)?.map(Number).toSorted()).toEqual([retailers?.sides, retailers?.of].toSorted());
    }
  // What depends on the table: with five people nothing is in force, with Steve his pad.
  await page.goto('/lab/');
  await expect(page.locator('[data-reconstructed="retailers"]')).toBeVisible();
  await expect(page.locator('[data-reconstructed="steve"]')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Steve plays' }).selectOption({ label: 'Red' });
  await expect(page.locator('[data-reconstructed="steve"]')).toBeVisible();
  for (const colour of ['Blue', 'Black', 'Yellow']) await page.getByRole('checkbox', { name: colour }).check();
  await expect(page.locator('[data-reconstructed="retailers"]')).toHaveCount(0);
});

test('a clause names its books, examples, lessons, chart states and code', async ({ page }) => {
  await page.goto('/rules/#S7.4');
  const clause = page.locator('[id="S7.4"]');
  await expect(clause).toBeInViewport();
  await clause.getByRole('link', { name: /sources/ }).click();
  await expect(page).toHaveURL(/\/rules\/S7\.4\/$/);
  const about = page.getByRole('complementary').last();
  await about.locator('summary').click();
  await expect(about).toContainText('Second English rulebook');
  await expect(about).toContainText('Phase 7. Selling Goods');
  await expect(about.getByRole('link', { name: 'Saving the 5 for later' })).toHaveAttribute(
    'href',
    '/scenarios/leftmost-buyer/',
  );
  await expect(about.locator('a[href="/learn/smartphone/selling/"]')).toBeVisible();
  await expect(about.getByRole('link', { name: 'Sale › selling' })).toHaveAttribute('href', '/machines/sale/');
  await expect(about).toContainText('willingBuyer');
});

test('a difference is one row: editions that agree share a cell', async ({ page }) => {
  await page.goto('/rules/editions/#retailerBonus');
  const row = page.locator('#retailerBonus');
  await expect(row).toBeInViewport();
  await expect(row.getByRole('rowheader')).toContainText('May you decline a retailer’s bonus?');
  const cells = row.getByRole('cell');
  await expect(cells).toHaveText(['No.', 'Yes.', 'No.', 'The price is right']);
  await expect(cells.first()).toHaveAttribute('colspan', '2');
});

test('a gap has a ruling, a reason and what else it could mean', async ({ page }) => {
  await page.goto('/rules/gaps/#holdBack');
  const gap = page.locator('#holdBack');
  await expect(gap).toBeInViewport();
  await expect(gap).toContainText('Gap in: every edition');
  // Its default is not the same in every edition.
  await expect(gap.locator('dl > div').nth(0)).toHaveText(
    /Our ruling\s*First .*: Yes\.\s*Korean edition: No: you sell/,
  );
  await expect(gap.locator('dl > div').nth(1)).toHaveText(/Why\s*In the English rulebooks a missed sale is missed/);
  await expect(gap.locator('dl > div').nth(2)).toHaveText(
    /It could also mean\s*You can rule each edition like the other/,
  );
  const alike = page.locator('#twoCoverOne dl > div');
  await expect(alike.nth(0)).toHaveText(/Our ruling\s*Yes, each covering one of its cells\./);
  await expect(alike.nth(2)).toHaveText(/It could also mean\s*No, it may not end up fully covered\./);
  await expect(gap.getByRole('link', { name: 'S7.5' })).toHaveAttribute('href', '/rules/#S7.5');
});

test('one question has one answer, in your edition, with its clause, the position and the way to try it', async ({
  page,
}) => {
  await page.goto('/rules/can-i/#declineBonus');
  const answer = page.locator('[data-answer]:visible');
  await expect(answer).toHaveCount(1);
  await expect(answer.locator('.head:visible')).toHaveText('Yes.');
  await page.locator('[data-edition-chip]').click();
  await page.getByRole('button', { name: /^Korean edition/ }).click();
  await expect(answer.locator('.head:visible')).toHaveText('No.');
  await page.goto('/rules/can-i/?edition=e1#unconnected');
  await expect(answer.locator('.head:visible')).toHaveText('Yes.');
  await page.goto('/rules/can-i/#sellWithoutOffice');
  await expect(answer.locator('.head:visible')).toHaveText('Only if you have 4G side B.');
  await expect(answer.getByRole('link', { name: 'S7.2' }).first()).toBeVisible();
  await expect(answer.locator('svg.pic')).toBeVisible();
  await expect(answer.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', /\/scenarios\//);
  await page.getByPlaceholder('type a wish').fill('split');
  await page.getByRole('link', { name: /split my research/ }).click();
  await expect(answer).toHaveAttribute('id', 'splitResearch');
  await page.goto('/rules/coverage/can-i/#bidAgain');
  await expect(answer.locator('.head:visible')).toHaveText('No.');
});

test('a clause stands in your edition, can be tried, and a ruling on a gap leads to a game played so', async ({
  page,
}) => {
  await page.goto('/rules/S6.2/?edition=e2');
  const rule = page.locator('.rule:visible');
  await expect(rule).toContainText('connected by a line');
  await expect(page.locator('.state:visible')).toContainText('One of the four does not.');
  // The same position, by the edition that is chosen.
  const live = page.locator('[data-widget="position"]');
  await live.locator('summary').click();
  await expect(live.locator('.live-moves :is(button, [data-act="move"])')).toHaveCount(5);
  await page.locator('[data-edition-chip]').click();
  await page.locator('[data-choose-edition="e1"]').click();
  await expect(rule).toContainText('any region');
  await expect(live.locator('.live-moves :is(button, [data-act="move"])')).not.toHaveCount(5);
  const other = page.locator('.others:visible details').filter({ hasText: '2nd edition' });
  await expect(other.locator('summary')).toContainText('differs');

  // One book settles what the others leave open: that is no agreement.
  await page.goto('/rules/S8.3/?edition=ko');
  await expect(page.locator('.state:visible')).toContainText('says so. 3 of the four leave it open.');

  // A gap: two rulings on one position; on a phone one of them at a time.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rules/S8.3/?edition=e2');
  const gap = page.locator('.gap-box:visible');
  await expect(gap.locator('.outcome:visible')).toHaveCount(1);
  await expect(gap.locator('.outcome:visible li').first()).toContainText('Green');
  await gap.getByRole('radio', { name: 'The leftmost office' }).check();
  await expect(gap.locator('.outcome:visible li').first()).toContainText('Red');
  await gap.getByRole('link', { name: 'Play it this way' }).click();
  await expect(page.locator('[data-played-so]')).toContainText('The leftmost office.');
  await expect(page.locator('.ready')).toContainText('1 changed');

  // What is read off one's own copy serves the page at the table and new games.
  await page.goto('/rules/S8.3/?edition=e2');
  await page.locator('.gap-box:visible').getByRole('link', { name: 'Read it off yours' }).click();
  await expect(page).toHaveURL(/\/yours\/#tie$/);
  await page.getByRole('combobox', { name: 'Your rulebook shows' }).selectOption('an office');
  await page.locator('input[name="goods"]').fill('3');
  // What no retailer can print is refused beside its field, and nothing is kept.
  const vp = page.locator('input[name="vp-0-1"]');
  await vp.fill('4 7');
  await page.getByRole('button', { name: 'Keep it in this browser' }).click();
  await expect(page.getByRole('alert')).toContainText('This side has 3 spaces: give 3 numbers');
  await expect(vp).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('printed-yours'))).toBeNull();
  await vp.fill('9 7 4');
  // A side that is as ours counts too, once it is ticked.
  await page.getByRole('group', { name: 'Retailer 2, size S, side 1' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Keep it in this browser' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-said]')).toContainText('Kept.');
  await page.goto('/table/smartphone/#scoring');
  await expect(page.locator('.steps')).toContainText('Whose office is further left is ahead');
  await page.goto('/rules/S8.3/');
  await expect(page.locator('.gap-box:visible')).toContainText('You have read it off yours: The leftmost office.');
  await page.goto('/learn/smartphone/scoring/#tie');
  await expect(page.locator('.bar-otherwise')).toContainText('the leftmost office is compared');
  await page.goto('/table/smartphone/#setup');
  await page.locator('[data-printed] summary').click();
  await expect(page.locator('[data-symbol="goods"]')).toHaveText('3');
  await expect(page.locator('[data-vp="0-1"]')).toHaveText('9 7 4');
  await expect(page.locator('[data-mark="0-1"]')).toHaveText('yours');
  await expect(page.locator('[data-mark="1-0"]')).toHaveText('yours');
  await page.goto('/play/smartphone/');
  await expect(page.locator('[data-played-so]')).toContainText('The leftmost office.');
  await expect(page.locator('[data-reconstructed="steve"]')).toHaveCount(0);
  await expect(page.locator('[data-reconstructed="retailers"]')).toContainText('11');
  // It stands in the form on the next visit, and is forgotten there.
  await page.goto('/yours/');
  await expect(vp).toHaveValue('9 7 4');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.locator('[data-said]')).toContainText('Forgotten.');
  await page.goto('/play/smartphone/');
  await expect(page.locator('[data-reconstructed="retailers"]')).toContainText('13');
});

test('what is not printed says so', async ({ page }) => {
  await page.goto('/rules/retailers/');
  await expect(page.getByText('bonus printed, VP reconstructed', { exact: true })).toBeVisible();
  await page.goto('/rules/components/#steve');
  await expect(page.locator('#steve').getByRole('heading')).toContainText('reconstructed');
  await expect(page.locator('#pads').getByRole('heading')).toContainText('printed');
});

test('the second game is shown by the same parts', async ({ page }) => {
  await page.goto('/rules/');
  await page.getByRole('navigation', { name: 'Rules of which game' }).getByRole('link', { name: 'Coverage' }).click();
  await expect(page).toHaveURL('/rules/coverage/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Coverage');
  const parts = page.getByRole('navigation', { name: 'Parts of these rules' });
  await parts.getByRole('link', { name: 'Gaps' }).click();
  await expect(page.locator('#mountains')).toContainText('Gap in: the rulebook');
  const clause = page.locator('#mountains').getByRole('link', { name: 'C1.7' });
  await expect(clause).toHaveAttribute('href', '/rules/coverage/#C1.7');
});

test('on a phone a difference reads downwards and says whose reading it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rules/editions/');
  const cell = page.locator('#connections td').first();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"First edition"');
});

test('on paper it is dark on white, whatever the theme, and nothing is left to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/rules/gaps/');
  const lightness = (element: Element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (red + green + blue) / 3;
  };
  expect(await page.getByRole('heading', { level: 1 }).evaluate(lightness)).toBeLessThan(100);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

// The pages as they load are looked at by pages.spec.ts; here what is folded away, on one clause of each kind.
test('what is folded away is accessible in light and dark', async ({ page }) => {
  for (const [path, part] of [
    ['/rules/', '[id="S8.3"]'],
    ['/rules/coverage/', '[id="C5.3"]'],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await page.evaluate((selector) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>(`${selector} details`)) details.open = true;
    }, part);
    await axe(page, part);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page, part, ['color-contrast']);
  }
});

test('what an address asks for and is not there is said in a sentence', async ({ page }) => {
  const note = page.locator('[data-unknown]');
  for (const [address, said] of [
    ['/rules/S8.3/?edition=e9', 'an edition “e9”'],
    ['/table/smartphone/?players=9', '“9” players'],
    ['/table/smartphone/#lunch', '“lunch”, which is not on this page'],
    ['/learn/smartphone/summary/?players=one', '“one” players'],
    ['/rules/can-i/#fly', '“fly”'],
    ['/rules/#S99.1', '“S99.1”'],
    ['/scenarios/?kind=riddle&phase=sale', '“riddle”, which this list does not have'],
    ['/play/smartphone/?ruling=controlTie.luck', 'a ruling “controlTie.luck”'],
    ['/ko/rules/can-i/?edition=e9', '판본 “e9”\u2060는 없습니다'],
  ] as const) {
    await page.goto(address);
    await expect(note, address).toContainText(said);
  }
  for (const address of ['/table/smartphone/?players=3&edition=e1#sale', '/scenarios/?kind=gap', '/rules/#S7.4']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(note, address).toBeHidden();
  }
});

test('a sheet has its code before it is printed, for its edition and number of players', async ({ page }) => {
  await page.goto('/learn/smartphone/summary/?edition=e1&players=3');
  const code = page.locator('[data-code] svg');
  await expect(code).toHaveCount(1);
  const before = await code.innerHTML();
  await page.getByRole('combobox').selectOption('5');
  await expect.poll(() => code.innerHTML()).not.toBe(before);
  // Whoever came by its code goes on in its edition.
  await page.goto('/rules/can-i/#declineBonus');
  await expect(page.locator('[data-answer]:visible .head:visible')).toHaveText('No.');
});

test('a sheet is one side of A4, in the edition and language with most on it', async ({ page }) => {
  for (const address of [
    '/learn/smartphone/summary/?edition=e1c&players=2',
    '/ko/learn/smartphone/summary/?edition=e1c&players=2',
    '/learn/coverage/summary/?players=5',
    '/ko/learn/coverage/summary/?players=5',
  ]) {
    await page.goto(address);
    await expect(page.locator('[data-code] svg')).toHaveCount(1);
    const printed = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b(?!s)/g), address).toHaveLength(1);
  }
});
