import type { Action } from '@machines/smartphone/actions.ts';
import { expect, type Page } from '@playwright/test';
import type { MapStepView } from '@/games/coverage/learn/lessonGame.ts';
import type { BoardStepView } from '@/games/smartphone/learn/lessonGame.ts';
import { curled } from '@/typography.ts';
import { clipped } from '../clipped.ts';
import { withoutStyle } from '../ownFont.ts';
import { actOnBoard, layPlan } from './doing.ts';
import type { DeskStepTried } from './lessons.ts';
import { actOnMap } from './onMap.ts';

/** Going through a lesson as its data says: first what is wrong, then what is right. */

/** The words of a text, as printed, before its first mark: symbols are drawn, and their names stand there for the ear. */
const plainText = (text: string) => (curled(text).split(/\*\*|\{|\[/)[0] ?? '').trim();
const verdict = (page: Page, kind: 'right' | 'wrong' | 'note') => page.locator(`.row-verdict[data-verdict="${kind}"]`);

/** Of the lesson: what its prose shows below has buttons of its own. */
const startOver = (page: Page) => page.locator('.lesson').getByRole('button', { name: /^(Start over|처음부터)$/ });

async function answer(page: Page, ids: readonly string[], right: string, look: Looking) {
  for (const id of ids.filter((each) => each !== right)) {
    await page.locator(`.lesson [data-answer="${id}"]`).click();
    await expect(verdict(page, 'wrong')).toBeVisible();
    await expect(page.locator(`.lesson [data-answer="${id}"]`)).toHaveAttribute('data-state', 'wrong');
    await look(id);
  }
  await page.locator(`.lesson [data-answer="${right}"]`).click();
}

async function choose(page: Page, ids: readonly string[], look: Looking) {
  for (const id of ids) {
    await page.locator(`.lesson [data-answer="${id}"]`).click();
    await expect(page.locator(`.lesson [data-answer="${id}"]`)).toHaveAttribute('aria-pressed', 'true');
    await look(id);
  }
}

async function doOnBoard(page: Page, step: Extract<BoardStepView, { kind: 'do' }>, look: Looking) {
  for (const { id, move } of step.wrong) {
    await actOnBoard(page, { seat: step.seat, ...move } as unknown as Action);
    await expect(verdict(page, 'wrong')).toContainText(plainText(step.words.wrong?.[id] ?? '').slice(0, 20));
    await look(id);
    await startOver(page).click();
  }
  for (const action of step.solution) await actOnBoard(page, action);
}

async function doOnMap(page: Page, step: Extract<MapStepView, { kind: 'do' }>, look: Looking) {
  for (const { id, move } of step.wrong) {
    await actOnMap(page, step, move);
    await expect(verdict(page, 'wrong')).toContainText(plainText(step.words.wrong?.[id] ?? '').slice(0, 20));
    await look(id);
    // The others pass when they are asked, so an auction left is an auction over, and is seen settled.
    if (move['type'] === 'passAuction') await expect(page.getByRole('region', { name: /is up$/ })).toHaveCount(0);
    await startOver(page).click();
  }
  for (const action of step.solution) await actOnMap(page, step, { ...action });
}

const isOnMap = (step: MapStepView | BoardStepView): step is MapStepView => 'towers' in step.laid.state;

async function doOnDesk(page: Page, step: Extract<DeskStepTried, { kind: 'do' }>, look: Looking) {
  for (const { id, plan } of step.tries) {
    await layPlan(page, step.plan, plan);
    await expect(verdict(page, 'wrong'), id).toContainText(plainText(step.words.wrong?.[id] ?? '').slice(0, 20));
    await look(id);
    await startOver(page).click();
    await expect(verdict(page, 'wrong')).toHaveCount(0);
  }
  return layPlan(page, step.plan, step.solution);
}

type AnyStep = BoardStepView | DeskStepTried | MapStepView;

/** Whether a walk also looks at every step at every size. */
export type Looking = (where: string) => Promise<void> | void;

/** The same step without what is wrong. */
export const rightOnly = (step: AnyStep): AnyStep => {
  if (step.kind === 'do') return 'tries' in step ? { ...step, tries: [] } : { ...step, wrong: [] };
  if (step.kind === 'predict') return { ...step, answers: [step.right] };
  if (step.kind === 'spot') return { ...step, answers: [] };
  return step;
};

async function handle(page: Page, step: AnyStep, look: Looking) {
  switch (step.kind) {
    case 'predict':
      return answer(page, step.answers, step.right, look);
    case 'spot':
      return answer(
        page,
        [...(step.answers.length > 0 ? ['allowed'] : []), ...step.answers.map(({ id }) => id)],
        step.right,
        look,
      );
    case 'choose':
      return choose(page, 'ids' in step ? step.ids : Object.keys(step.options), look);
    case 'do':
      if ('tries' in step) return doOnDesk(page, step, look);
      return isOnMap(step)
        ? doOnMap(page, step, look)
        : doOnBoard(page, step as Extract<BoardStepView, { kind: 'do' }>, look);
  }
}

const tall = { width: 1280, height: 800 };
const low = { width: 1280, height: 720 };
const narrow = { width: 360, height: 740 };

/** What of a step is not to be seen, or cannot be pressed because something lies over it, in this window. */
const hidden = (page: Page, said: boolean) =>
  page.evaluate((verdictToo) => {
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
    const [bar, foot] = [box('.lesson-bar')?.bottom ?? 0, box('.lesson-foot')?.top ?? 0];
    const problems: string[] = [];
    const within = (at: DOMRect | undefined) => at !== undefined && at.top >= bar - 1 && at.bottom <= foot + 1;
    // On a phone the answers are a band of their own, so that task and answers are there whatever the board needs.
    if (window.innerWidth < 960) {
      if (!within(box('[data-stage="task"]'))) problems.push('the task is outside the window');
      if (!within(box('.step-rows'))) problems.push('the answers are outside the window');
      const answers = [...document.querySelectorAll('.step-rows .answer')].filter(
        (each) => each.getClientRects().length > 0,
      );
      if (!verdictToo && !answers.every((each) => within(each.getBoundingClientRect())))
        problems.push('an answer is outside the window');
    }
    const verdict = box('[data-last="true"] [data-stage="verdict"]');
    if (verdictToo && !(verdict && verdict.top >= bar - 1 && verdict.bottom <= foot + 1))
      problems.push(`the verdict stands from ${verdict?.top} to ${verdict?.bottom}, between ${bar} and ${foot}`);
    // On a phone the board and the answers scroll, each in its own place.
    const isScrolledAway = (pressed: Element, y: number) => {
      const room = pressed.closest('.step-fit, .step-rows')?.getBoundingClientRect();
      return room !== undefined && (y <= room.top + 2 || y >= room.bottom - 2);
    };
    const next = box('[data-stage="next"]');
    if (!(next && next.top >= 0 && next.bottom <= window.innerHeight && next.right <= window.innerWidth))
      problems.push('Next is outside the window');
    for (const pressed of document.querySelectorAll('.lesson :is(button, [data-hex]):not(.rule button)')) {
      const { left, right, top, bottom } = pressed.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const inFoot = pressed.closest('.lesson-foot') !== null;
      if (
        right <= left ||
        pressed.closest('details:not([open])') ||
        (!inFoot && (y <= bar + 2 || y >= foot - 2)) ||
        isScrolledAway(pressed, y) ||
        getComputedStyle(pressed).visibility === 'hidden'
      )
        continue;
      const there = document.elementFromPoint(x, y);
      const own = pressed.closest('.region, .technology, .slab, label, .hex-scroll, .map-chip') ?? pressed;
      if (!there || !(own.contains(there) || there.contains(pressed)))
        problems.push(
          `${there?.className ?? 'nothing'} lies over ${pressed.textContent || pressed.outerHTML.slice(0, 80)}`,
        );
    }
    if (document.documentElement.scrollWidth > window.innerWidth) problems.push('the page is too wide');
    return problems;
  }, said);

/** Looks at a step at every size, from one laptop's to the other's: what is done next is done there. */
async function inSight(page: Page, where: string, said: boolean) {
  const sizes = page.viewportSize()?.height === tall.height ? [tall, narrow, low] : [low, narrow, tall];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .poll(() => hidden(page, said), { message: `${where} at ${size.width} × ${size.height}`, timeout: 5000 })
      .toEqual([]);
  }
}

type Done = (step: AnyStep, at: number) => Promise<void> | void;

const onward = (page: Page) => page.getByRole('button', { name: /^(Next|Finish|Skip|다음|마치기|건너뛰기)$/ });

/** What went wrong comes back before the end; the first is done, the others are skipped. */
async function comesBack(page: Page, steps: readonly AnyStep[]) {
  const lesson = page.locator('.lesson');
  for (let n = 0; n < steps.length && (await lesson.getAttribute('data-again')) !== null; n++) {
    const now = await lesson.getAttribute('data-step');
    const step = steps.find(({ id }) => id === now);
    if (n === 0 && step) {
      await expect(page.locator(`.rule [data-missed="true"][data-now="true"]`)).toHaveCount(1);
      await handle(page, rightOnly(step), () => {});
      await expect(page.locator(`.rule [data-missed="true"][data-now="true"]`)).toHaveCount(0);
    }
    await onward(page).click();
    await expect(lesson).not.toHaveAttribute('data-step', now ?? '');
  }
}

/** Goes on through a lesson that is open, from its first step to its last; `done` looks at each before it is left. */
export async function goThrough(page: Page, steps: readonly AnyStep[], done: Done = () => {}, everySize = false) {
  for (const [at, step] of steps.entries()) {
    await expect(page.locator('.lesson')).toHaveAttribute('data-step', step.id);
    // Nothing inside an answer leads away from it, and no check shows what can be done.
    await expect(page.locator('.lesson :is(.answer a, .answer button)'), step.id).toHaveCount(0);
    if (step.part === 'checks')
      await expect(
        page.locator('.lesson .step-table :is([data-hex], [data-place])[data-lit="true"]'),
        step.id,
      ).toHaveCount(0);
    const look: Looking = (where) => (everySize ? inSight(page, `${step.id}, ${where}`, true) : undefined);
    if (everySize) await inSight(page, step.id, false);
    await handle(page, step, look);
    await expect(verdict(page, 'right'), step.id).toBeVisible();
    await look('right');
    expect(await clipped(page), step.id).toEqual([]);
    expect(await withoutStyle(page), step.id).toEqual([]);
    await done(step, at);
    await onward(page).click();
  }
  await comesBack(page, steps);
  await expect(page.getByRole('heading', { name: /^(Lesson finished|수업을 마쳤습니다)$/ })).toBeVisible();
}
