import { expect, type Page, test } from '@playwright/test';
import { axe } from './axe.ts';
import { script, scripts } from './built.ts';
import { byKey, byMouse } from './play/game.ts';

const section = (page: Page, id: string) => page.locator(`#${id}`);
const state = (page: Page, id: string, name: string) =>
  section(page, id)
    .getByRole('group', { name: /Drawing/ })
    .getByRole('link', { name, exact: true });
const panel = (page: Page, id: string) => section(page, id).getByRole('region', { name: 'State' });

test('every chart of the page is drawn, with its states as links', async ({ page }) => {
  await page.goto('/machines/');
  const phases = ['planning', 'pricing', 'production', 'improvement', 'research', 'logistics', 'sale', 'scoring'];
  const turns = ['improvement-turn', 'research-turn', 'logistics-turn', 'sale-turn'];
  for (const id of ['game', 'round', ...phases, ...turns, 'desk'])
    await expect(
      section(page, id)
        .getByRole('group', { name: /Drawing/ })
        .getByRole('link'),
    ).not.toHaveCount(0);
  await expect(state(page, 'game', 'Round')).toBeVisible();
  await expect(state(page, 'logistics-turn', 'Moving')).toBeVisible();
  await expect(state(page, 'research', 'Free office')).toBeVisible();
});

test('no text of a drawing stands over its box, or over another', async ({ page }) => {
  await page.goto('/machines/');
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
  expect(wrong).toEqual([]);
});

for (const [means, press] of [
  ['mouse', byMouse],
  ['keyboard', byKey],
] as const)
  test(`a state chosen by ${means} tells its clauses, what leads in and what leads out`, async ({ page }) => {
    await page.goto('/machines/');
    await expect(panel(page, 'research')).toBeHidden();
    await press(state(page, 'research', 'Ordering'));
    const told = panel(page, 'research');
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

test('a state named inside another is told about as well', async ({ page }) => {
  await page.goto('/machines/');
  await state(page, 'research', 'Retailer bonus').first().click();
  const rules = panel(page, 'research').getByRole('list', { name: 'Rules' });
  await expect(rules.getByRole('link', { name: 'SR.3' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a state leads to its place in the list', async ({ page }) => {
    await page.goto('/machines/');
    await state(page, 'sale-turn', 'Steve').click();
    await expect(page).toHaveURL(/#smartphone\.game\.round\.sale\.turn\.steve$/);
    const told = page.locator('[id="smartphone.game.round.sale.turn.steve"]');
    await expect(told.getByText('Steve spreads his goods over the regions by his list.')).toBeVisible();
  });
});

test('axe finds nothing with a state told and a list open, in light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/machines/');
  await state(page, 'logistics', 'Moving').click();
  await section(page, 'game').getByText('The same as a list').click();
  // The page at rest is looked at by pages.spec.ts.
  await axe(page, '#logistics, #game');
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, '#logistics, #game', ['color-contrast']);
});

test('on a phone the page keeps its width and the drawings their size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/machines/');
  await state(page, 'research', 'Ordering').click();
  await expect(panel(page, 'research').getByRole('heading', { name: 'Ordering' })).toBeInViewport();
  // The state itself is not covered by what is told about it.
  const gap = async () => {
    const chosen = await state(page, 'research', 'Ordering').boundingBox();
    const told = await panel(page, 'research').boundingBox();
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

test('no layout engine comes with any page', () => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => script(file).includes('eclipse.elk'))).toEqual([]);
});
