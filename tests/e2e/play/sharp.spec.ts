import { expect, type Page, test } from '@playwright/test';
import { advance, phase, playUntil, settled, startWith, stored, table, where } from './game.ts';

test.use({ reducedMotion: 'reduce' });

/** Notes every value a progress bar shows, however briefly. Two that are called the same go by their colours. */
const noteProgress = (page: Page) =>
  page.addInitScript(() => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[role="progressbar"]'))
        if (/^(Blue|Red) is thinking$/.test(bar.getAttribute('aria-label') ?? ''))
          noted.push(Number(bar.getAttribute('aria-valuenow')));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: number[] }).noted);

/** Every reason of Sharp's for a plan begins like this; the words of the page have none like it. */
const reason = /Price \d+(,| with)[^<]*\b(goods?|research|logistics)/;

test('a round with Sharp: it thinks in a worker and shows how far it is, keeps its plan to itself, and gives hints', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await noteProgress(page);
  await startWith(page, { Green: 'A person', Blue: 'Sharp', Red: 'Sharp' });
  expect(await settled(page)).toBe('planning');
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('smartphone.worker')]);
  const seen = await noted(page);
  expect(seen.length).toBeGreaterThan(1);
  expect(Math.max(...seen)).toBeGreaterThan(Math.min(...seen));

  // S1.8: two plans are made, and neither they nor their reasons are anywhere.
  const everything = async () => (await page.evaluate(() => document.body.outerHTML)) + (await stored(page));
  expect(await everything()).not.toMatch(reason);

  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('region', { name: 'A hint from Sharp' });
  await expect(hint).toContainText(/Sharp would plan this\. Price \d/);
  // The test above would have seen a reason.
  expect(await everything()).toMatch(reason);
  const price = (await hint.textContent())?.match(/Price (\d+)/)?.[1] ?? '';
  await hint.getByRole('button', { name: 'Lay it out on the desk' }).click();
  await expect(hint).toContainText('It’s on the desk');
  await advance(page);
  await expect(hint).toHaveCount(0);
  expect(await where(page)).toBe('showing');
  await expect(page.locator('.tool-captions')).toContainText(`Your price is ${price}.`);

  await playUntil(page, (now) => now === 'turn');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(hint).toContainText(/Sharp would choose: .+\. .+\./);
  let sold = false;
  await playUntil(page, async () => {
    const now = await phase(page);
    sold ||= now === 'sale';
    return sold && now === 'planning';
  });
  await expect(table(page)).toHaveAttribute('data-phase', 'planning');
});

test('where a page may have no worker, it thinks by itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: class {
        constructor() {
          throw new DOMException('not here', 'SecurityError');
        }
      },
    });
  });
  await startWith(page, { Green: 'A person', Red: 'Sharp' });
  expect(await settled(page)).toBe('planning');
  expect(page.workers()).toEqual([]);
  await advance(page);
  expect(await where(page)).toBe('showing');
});
