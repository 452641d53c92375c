import type { Action } from '@machines/smartphone/actions.ts';
import { expect, type Page, test } from '@playwright/test';
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

async function handle(page: Page, step: BoardStepView | DeskStepView | MapStepView) {
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

async function goThrough(page: Page, id: string, game: 'smartphone' | 'coverage' = 'smartphone') {
  const { steps } = openLesson(id, game);
  await visit(page, `${id}/`, game);
  for (const step of steps) {
    await expect(page.locator('.lesson')).toHaveAttribute('data-step', step.id);
    await handle(page, step);
    await expect(verdict(page, 'right'), step.id).toBeVisible();
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Lesson finished' })).toBeVisible();
}

for (const id of lessonIds)
  test(`${id} is finished by doing every step, wrong and right`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goThrough(page, id);
    await page.goto('/learn/smartphone/');
    const lesson = page.locator(`[data-lesson="smartphone/${id}"]`);
    await expect(lesson.locator('[data-done="false"]')).toHaveCount(0);
    await expect(lesson).toContainText(/(\d+) of \1 steps done/);
  });

for (const id of coverageIds)
  test(`${id} of the second game is finished by doing every step, wrong and right`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goThrough(page, id, 'coverage');
    await page.goto('/learn/coverage/');
    const lesson = page.locator(`[data-lesson="coverage/${id}"]`);
    await expect(lesson).toContainText(/(\d+) of \1 steps done/);
    if (id === coverageIds[0]) await axe(page);
  });

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
        await goThrough(page, id, game);
      });
});

for (const theme of ['light', 'dark'] as const)
  for (const id of ['pads', 'offices'])
    test(`${id} is accessible in ${theme} while it is done`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const { steps } = openLesson(id);
      await visit(page, `${id}/`);
      for (const step of steps.slice(0, 3)) {
        await handle(page, step);
        await expect(verdict(page, 'right')).toBeVisible();
        await axe(page, '.lesson');
        await page.getByRole('button', { name: 'Next', exact: true }).click();
      }
    });
