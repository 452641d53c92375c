import { gzipSync } from 'node:zlib';
import type { Action } from '@machines/smartphone/actions.ts';
import { expect, type Page, type Response, test } from '@playwright/test';
import type { BoardStepView, DeskStepView, MapStepView } from '@/learn/resolve.ts';
import { axe } from '../axe.ts';
import { phone } from '../play/game.ts';
import { actOnBoard, layPlan, visit } from './doing.ts';
import { coverageIds, lessonIds, openLesson } from './lessons.ts';
import { actOnMap } from './onMap.ts';

/** Every lesson is gone through in a browser: first what is wrong, then what is right. */

const plainText = (text: string) => text.replace(/\*\*|\{\w+\}|\[[^\]]*\]/g, '').split('  ')[0] ?? '';
const verdict = (page: Page, kind: 'right' | 'wrong' | 'note') => page.locator(`.said[data-verdict="${kind}"]`);

async function answer(page: Page, ids: readonly string[], right: string) {
  for (const id of ids.filter((each) => each !== right)) {
    await page.locator(`[data-answer="${id}"]`).click();
    await expect(verdict(page, 'wrong')).toBeVisible();
    await expect(page.locator(`[data-answer="${id}"]`)).toHaveAttribute('data-state', 'wrong');
  }
  await page.locator(`[data-answer="${right}"]`).click();
}

async function choose(page: Page, ids: readonly string[]) {
  for (const id of ids) {
    await page.locator(`[data-answer="${id}"]`).click();
    await expect(page.locator(`[data-answer="${id}"]`)).toHaveAttribute('aria-pressed', 'true');
  }
}

async function doOnBoard(page: Page, step: Extract<BoardStepView, { kind: 'do' }>) {
  for (const { id, move } of step.wrong) {
    await actOnBoard(page, { seat: step.seat, ...move } as unknown as Action);
    await expect(verdict(page, 'wrong')).toContainText(plainText(step.words.wrong?.[id] ?? '').slice(0, 20));
    await page.getByRole('button', { name: 'Start over' }).click();
  }
  for (const action of step.solution) await actOnBoard(page, action);
}

async function doOnMap(page: Page, step: Extract<MapStepView, { kind: 'do' }>) {
  for (const { id, move } of step.wrong) {
    await actOnMap(page, step, move);
    await expect(verdict(page, 'wrong')).toContainText(plainText(step.words.wrong?.[id] ?? '').slice(0, 20));
    // The others pass when they are asked, so an auction left is an auction over, and is seen settled.
    if (move['type'] === 'passAuction') await expect(page.getByRole('region', { name: /is up$/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Start over' }).click();
  }
  for (const action of step.solution) await actOnMap(page, step, { ...action });
}

const isOnMap = (step: MapStepView | BoardStepView): step is MapStepView => 'towers' in step.laid.table;

type AnyStep = BoardStepView | DeskStepView | MapStepView;

/** The same step without what is wrong. */
const rightOnly = (step: AnyStep): AnyStep => {
  if (step.kind === 'do') return 'wrong' in step ? { ...step, wrong: [] } : step;
  if (step.kind === 'predict') return { ...step, answers: [step.right] };
  if (step.kind === 'spot') return { ...step, answers: [] };
  return step;
};

async function handle(page: Page, step: AnyStep) {
  switch (step.kind) {
    case 'predict':
      return answer(page, step.answers, step.right);
    case 'spot':
      return answer(
        page,
        step.answers.map(({ id }) => id),
        step.right,
      );
    case 'choose':
      return choose(page, Object.keys(step.options));
    case 'do':
      if (!('laid' in step)) return layPlan(page, step.plan, step.solution);
      return isOnMap(step) ? doOnMap(page, step) : doOnBoard(page, step as Extract<BoardStepView, { kind: 'do' }>);
  }
}

type Done = (step: AnyStep, at: number) => Promise<void> | void;

/** Goes on through a lesson that is open, from its first step to its last; `done` looks at each before it is left. */
async function goThrough(page: Page, steps: readonly AnyStep[], done: Done = () => {}) {
  for (const [at, step] of steps.entries()) {
    await expect(page.locator('.lesson')).toHaveAttribute('data-step', step.id);
    await handle(page, step);
    await expect(verdict(page, 'right'), step.id).toBeVisible();
    await done(step, at);
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Lesson finished' })).toBeVisible();
}

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
  test(`${id} of ${game} is done, every step wrong and right,${more} and carries at most 110 KB of JavaScript`, async ({
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
    expect(bytes, 'JavaScript of a lesson').toBeLessThanOrEqual(110 * 1024);

    const { steps } = openLesson(id, game);
    await goThrough(page, steps, async (_, at) => {
      if (!looked || at > 2) return;
      await axe(page, '.lesson');
      await page.emulateMedia({ colorScheme: 'dark' });
      await axe(page, '.lesson', ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
    });
    await expect.poll(() => noted(page)).toEqual(steps.map((step) => `${game}/${id}/${step.id}`));
  });
}

/** Each kind of thing a finger does: pads, improvements, places on the board, buyers; hexes, bids, routes. */
const onPhone = {
  smartphone: ['pads', 'improvements', 'offices', 'selling'],
  coverage: ['network', 'auctions', 'leasing'],
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
