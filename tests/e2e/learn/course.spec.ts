import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { axe } from '../axe.ts';
import { phone } from '../play/game.ts';
import { visit } from './doing.ts';
import { coverageIds, lessonIds, openLesson } from './lessons.ts';
import { goThrough, rightOnly } from './through.ts';

/** Every lesson is gone through in a browser: first what is wrong, then what is right. */

/** A lesson on the desk and one on the board, whose steps are looked at in light and dark while they are done. */
const lookedAt = ['pads', 'offices'];

/** What has been noted as done. */
const noted = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rulebench.progress') ?? '{"done":[]}').done);

// One visit for all of it: opening a lesson takes longer than looking at it.
for (const [game, id] of [
  ...lessonIds.map((each) => ['smartphone', each] as const),
  ...coverageIds.map((each) => ['coverage', each] as const),
]) {
  const looked = game === 'smartphone' && lookedAt.includes(id);
  const more = looked ? ' is accessible in light and dark,' : '';
  test(`${id} of ${game} is done, every step wrong and right, on one screen at every size,${more} and carries at most 90 KB of JavaScript`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await visit(page, `${id}/`, game);
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    expect(bodies.length).toBeGreaterThan(3);
    const bytes = bodies.reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect(bytes, 'JavaScript of a lesson').toBeLessThanOrEqual(90 * 1024);

    const { steps } = openLesson(id, game);
    const look = async (_: unknown, at: number) => {
      if (!looked || at > 2) return;
      await axe(page, '.lesson');
      await page.emulateMedia({ colorScheme: 'dark' });
      await axe(page, '.lesson', ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await goThrough(page, steps, look, true);
    await expect
      .poll(async () => (await noted(page)).toSorted())
      .toEqual(steps.map((step) => `${game}/${id}/${step.id}`).toSorted());
  });
}

/** Each kind of thing a finger does: pads, improvements, places on the board, buyers; hexes, bids, routes. */
const onPhone = {
  smartphone: ['improvements', 'selling'],
  coverage: ['auctions'],
};

test.describe('on a phone', () => {
  test.use(phone);
  for (const game of ['smartphone', 'coverage'] as const)
    for (const id of onPhone[game])
      test(`${id} of ${game} is finished on a phone`, async ({ page }) => {
        await visit(page, `${id}/`, game);
        await goThrough(page, openLesson(id, game).steps.map(rightOnly));
      });
});
