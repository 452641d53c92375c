import type { Action } from '@machines/smartphone/actions.ts';
import { expect, type Page } from '@playwright/test';
import type { BoardStepView, MapStepView } from '@/learn/resolve.ts';
import { curled } from '@/typography.ts';
import { clipped } from '../clipped.ts';
import { withoutStyle } from '../ownFont.ts';
import { actOnBoard, layPlan } from './doing.ts';
import type { DeskStepTried } from './lessons.ts';
import { actOnMap } from './onMap.ts';

/** Going through a lesson as its data says: first what is wrong, then what is right. */

/** The words of a text, as printed, before its first mark: symbols are drawn, and their names stand there for the ear. */
const plainText = (text: string) => (curled(text).split(/\*\*|\{|\[/)[0] ?? '').trim();
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

async function doOnDesk(page: Page, step: Extract<DeskStepTried, { kind: 'do' }>) {
  for (const { id, plan } of step.tries) {
    await layPlan(page, step.plan, plan);
    await expect(verdict(page, 'wrong'), id).toContainText(plainText(step.words.wrong?.[id] ?? '').slice(0, 20));
    await page.getByRole('button', { name: /^(Start over|처음부터)$/ }).click();
    await expect(verdict(page, 'wrong')).toHaveCount(0);
  }
  return layPlan(page, step.plan, step.solution);
}

type AnyStep = BoardStepView | DeskStepTried | MapStepView;

/** The same step without what is wrong. */
export const rightOnly = (step: AnyStep): AnyStep => {
  if (step.kind === 'do') return 'tries' in step ? { ...step, tries: [] } : { ...step, wrong: [] };
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
      if ('tries' in step) return doOnDesk(page, step);
      return isOnMap(step) ? doOnMap(page, step) : doOnBoard(page, step as Extract<BoardStepView, { kind: 'do' }>);
  }
}

type Done = (step: AnyStep, at: number) => Promise<void> | void;

/** Goes on through a lesson that is open, from its first step to its last; `done` looks at each before it is left. */
export async function goThrough(page: Page, steps: readonly AnyStep[], done: Done = () => {}) {
  for (const [at, step] of steps.entries()) {
    await expect(page.locator('.lesson')).toHaveAttribute('data-step', step.id);
    // Nothing inside an answer leads away from it, and no check shows what can be done.
    await expect(page.locator('.answer a, .answer button'), step.id).toHaveCount(0);
    if (step.part === 'checks')
      await expect(page.locator('.step-table :is([data-hex], [data-place])[data-lit="true"]'), step.id).toHaveCount(0);
    await handle(page, step);
    await expect(verdict(page, 'right'), step.id).toBeVisible();
    expect(await clipped(page), step.id).toEqual([]);
    expect(await withoutStyle(page), step.id).toEqual([]);
    await done(step, at);
    await page.getByRole('button', { name: /^(Next|Finish|다음|마치기)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: /^(Lesson finished|수업을 마쳤습니다)$/ })).toBeVisible();
}
