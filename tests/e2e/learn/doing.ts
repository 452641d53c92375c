import type { Action } from '@machines/smartphone/actions.ts';
import { boxOf, type Placement, planOnDesk } from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import '@machines/words/english.ts';
import { actionWords } from '@machines/smartphone/words/index.ts';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Opens a lesson and waits until it can be handled. */
export async function visit(page: Page, path: string, game = 'smartphone', language = ''): Promise<void> {
  await page.goto(`${language}/learn/${game}/${path}`);
  await expect(page.locator('.lesson')).toHaveAttribute('data-alive', 'true');
}

/** Doing what a lesson asks, the way a person would: pieces by keys, the board by pointing, the rest from the list. */

const spotOf = async (page: Page, piece: string | number): Promise<{ x: number; y: number }> => {
  const style = (await page.locator(`[data-piece="${piece}"]`).getAttribute('style')) ?? '';
  const value = (name: string) => Number(new RegExp(`--${name}:\\s*(-?[\\d.]+)`).exec(style)?.[1]);
  return { x: value('x'), y: value('y') };
};

async function movePiece(page: Page, piece: string | number, to: Placement): Promise<void> {
  const box = boxOf(to);
  const on = page.locator(`[data-piece="${piece}"]`);
  const now = await spotOf(page, piece);
  for (const [key, steps] of [
    [box.x < now.x ? 'ArrowLeft' : 'ArrowRight', Math.abs(box.x - now.x)],
    [box.y < now.y ? 'ArrowUp' : 'ArrowDown', Math.abs(box.y - now.y)],
  ] as const)
    for (let step = 0; step < steps; step++) await on.press(key);
  await expect.poll(() => spotOf(page, piece)).toEqual({ x: box.x, y: box.y });
}

/** Lays a plan out piece by piece, from the plan that lies there. */
export async function layPlan(page: Page, from: Plan, wanted: Plan): Promise<void> {
  const to = planOnDesk(wanted);
  const start = planOnDesk(from);
  for (const pad of [to.bottom, to.top]) {
    const was = start.top.pad === pad.pad ? start.top : start.bottom;
    const on = page.locator(`[data-piece="${pad.pad}"]`);
    await on.focus();
    if (was.side !== pad.side) await on.press('f');
    for (let turn = was.turn; turn !== pad.turn; turn = ((turn + 1) % 4) as typeof turn) await on.press('r');
    await movePiece(page, pad.pad, pad);
  }
  await page.locator(`[data-piece="${to.top.pad}"]`).press('t');
  for (const { tile } of start.improvements)
    if (!to.improvements.some((placed) => placed.tile === tile))
      await page.locator(`[data-piece="${tile}"]`).press('Delete');
  for (const placed of to.improvements) {
    const on = page.locator(`[data-piece="${placed.tile}"]`);
    if ((await on.count()) === 0) await page.locator(`[data-supply="${placed.tile}"]`).press('Enter');
    await on.focus();
    const turn = Number(/--turn:\s*(-?\d+)/.exec((await on.getAttribute('style')) ?? '')?.[1] ?? 0);
    for (let now = ((turn % 4) + 4) % 4; now !== placed.turn; now = (now + 1) % 4) await on.press('r');
    const was = start.improvements.find(({ tile }) => tile === placed.tile);
    if ((was?.layer ?? 'over') !== placed.layer) await on.press('u');
    await movePiece(page, placed.tile, placed);
  }
}

/** Where on the board an action is meant by pointing; null means it is chosen from the list. */
function placeOf(action: Action): string | null {
  switch (action.type) {
    case 'sell':
      return `buyer ${action.region} ${action.buyer}`;
    case 'expand':
    case 'secondOffice':
    case 'placeFreeOffice':
      return `region ${action.region}`;
    case 'research':
    case 'complete':
      return `technology ${action.technology}`;
    case 'takeImprovement':
      return `improvement ${action.tile}`;
    case 'takeToken':
      return 'tokens';
    default:
      return null;
  }
}

export async function actOnBoard(page: Page, action: Action): Promise<void> {
  const place = placeOf(action);
  // Part of a move, as lessons write a known wrong one, stands for any place of its kind.
  const exact = place?.endsWith('undefined') ? `^="${place.replace('undefined', '')}"` : `="${place}"`;
  const there = page.locator(`.step-table [data-place${exact}]`);
  if (place !== null && (await there.count()) > 0) return there.first().click();
  const list = page.locator('.step-moves');
  if (!(await list.evaluate((details) => (details as HTMLDetailsElement).open))) await list.locator('summary').click();
  const words = action.type === 'endTurn' ? 'End turn' : actionWords(action);
  await list.getByRole('button', { name: words }).first().click();
}
