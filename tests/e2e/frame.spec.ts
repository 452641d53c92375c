import { expect, type Page, test } from '@playwright/test';
import { alive } from './alive.ts';

const chooseTheme = (page: Page, name: string) => page.getByRole('group', { name: 'Theme' }).getByTitle(name).click();
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The theme at the moment the body appears: nothing can have been painted before it. */
const watchFirstTheme = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { firstTheme?: string };
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      seen.firstTheme = document.documentElement.dataset['theme'] ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
const firstTheme = (page: Page) => page.evaluate(() => (window as unknown as { firstTheme?: string }).firstTheme);

test('the theme follows the system until one is chosen, then stays chosen, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await watchFirstTheme(page);
  await page.goto('/');
  expect(await firstTheme(page)).toBe('none');
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(page);
  expect(dark).not.toBe(light);

  await page.emulateMedia({ colorScheme: 'light' });
  await chooseTheme(page, 'Dark');
  expect(await paper(page)).toBe(dark);
  await page.goto('/rules/');
  expect(await firstTheme(page)).toBe('dark');
  expect(await paper(page)).toBe(dark);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await chooseTheme(page, 'Use system setting');
  expect(await paper(page)).toBe(light);
  await page.reload();
  expect(await firstTheme(page)).toBe('none');
});

test('the theme switch works by keyboard', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/learn/');
  await page.getByRole('radio', { name: 'Use system setting' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('with storage blocked the theme can still be chosen for the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await chooseTheme(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(errors).toEqual([]);
});

test('the skip link is the first stop and leads past the header; where the focus is can be seen', async ({ page }) => {
  const outline = () => page.locator(':focus').evaluate((focused) => getComputedStyle(focused).outline);
  await page.goto('/rules/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  expect(await outline()).toContain('solid 3px');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  expect(await outline()).toContain('solid 3px');
});

test('on a phone the menu opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(nav).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await nav.getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL('/rules/');
});

test('the navigation says where one is', async ({ page }) => {
  await page.goto('/machines/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.locator('[aria-current="page"]')).toHaveText('Machines');
});

test('the pads are inside the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const part of ['.mat', '.readout', '.status', 'ul.ways']) {
    const box = await page.locator(part).boundingBox();
    expect(box && box.y + box.height, part).toBeLessThanOrEqual(800);
  }
});

test('the language that is read is told; the search is a link without scripts', async ({ page }) => {
  await page.goto('/');
  const languages = page.getByRole('navigation', { name: 'Language' });
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expect(languages.getByRole('link', { name: '한국어' })).not.toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search/');
});

test('a rule is marked when one comes to it by its number', async ({ page }) => {
  await page.goto('/rules/#S1.7');
  const rule = page.locator('[id="S1.7"]');
  await expect(rule).toBeInViewport();
  expect(await rule.evaluate((element) => element.matches(':target'))).toBe(true);
  await expect(rule.getByRole('group').first()).toContainText('Gap');
});

test('what does not come to life says so, whichever script is missing, and the rest of the page works', async ({
  page,
}) => {
  for (const [address, missing] of [
    ['/scenarios/leftmost-buyer/', /\/SmartphoneScenario\.[^/]*\.js/],
    ['/scenarios/leftmost-buyer/', /\/client\.[^/]*\.js/],
    ['/learn/smartphone/selling/', /\/MapLesson\.[^/]*\.js/],
  ] as const) {
    let asked = 0;
    await page.route(missing, (route) => {
      asked++;
      return route.abort();
    });
    await page.goto(address);
    const note = page.locator('.lifeless').first();
    await expect(note).toContainText('It can be read, but not used.');
    expect(asked, `${missing}`).toBeGreaterThan(0);
    await expect(page.locator('astro-island [data-act="answer"]:not([inert] *)')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Scenarios' }).first()).toBeVisible();
    await page.unroute(missing);
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('astro-island[data-lifeless]')).toHaveCount(0);
    await alive(page);
  }
});

test('a press before any script of the page has come waits for them', async ({ page }) => {
  for (const [address, name, done] of [
    ['/scenarios/', 'Surprise me', /\/scenarios\/[\w-]+\/$/],
    ['/learn/smartphone/pads/', /2 of 8/, /#/],
  ] as const) {
    const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL(address);
    arrive();
    await expect(page).toHaveURL(done);
    await page.unroute('**/_astro/*.js');
  }
});

test('a press on what has not come to life waits, and is done when it has', async ({ page }) => {
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/PadDesk.*.js', async (route) => {
    await held;
    await route.continue();
  });
  // The page is not loaded before its scripts are.
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('html[data-waits]').waitFor();
  const pads = () => page.getByRole('application').evaluateAll((each) => each.map((pad) => pad.ariaLabel));
  const flip = page.getByRole('button', { name: /Flip/ }).first();
  const before = await pads();
  // The buttons of this desk come with the piece that is chosen.
  await page.getByRole('application').first().focus();
  await flip.click();
  await expect(flip).toHaveAttribute('data-pressed', '');
  expect(await pads()).toEqual(before);
  arrive();
  await expect(flip).not.toHaveAttribute('data-pressed', '');
  await expect.poll(pads).not.toEqual(before);
});
