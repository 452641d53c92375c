import type { Action } from '@machines/coverage/actions.ts';
import type { Company, Hex } from '@machines/coverage/names.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import type { Setup } from '@machines/coverage/state.ts';
import { actionWords } from '@machines/coverage/words/index.ts';
import type { Page } from '@playwright/test';
import type { MapStepView } from '@/games/coverage/learn/lessonGame.ts';
import { coverage } from '@/i18n/en/coverage.ts';
import { fill } from '@/i18n/format.ts';

/** Doing what a lesson of Coverage asks, the way a person would. */

/** A hex is pressed twice, after chips and before a route are chosen; one that is refused is answered at once. */
async function expand(page: Page, setup: Setup, { hex, value = 1, route }: Record<string, unknown>) {
  const name = value === 1 ? '1 chip' : `${value} chips`;
  const lesson = page.locator('.lesson');
  await lesson.getByRole('button', { name, exact: true }).click();
  const there = lesson.locator(`[data-hex="${hex}"]`);
  await there.click();
  const over = (route as Hex[] | undefined)?.map((each) => boardOf({ setup }).names.get(each)).join(', ');
  const way = lesson.getByRole('radio', { name: fill(coverage.acting.over, { route: over ?? '' }) });
  if (over && (await way.count()) > 0) await way.check();
  if ((await there.getAttribute('aria-pressed')) === 'true') await there.click();
}

/** The button of a company that an action is chosen by, if it has one. */
function buttonOf({ type, company, source }: Record<string, unknown>, seat: Company): string | null {
  const text = coverage.company;
  const label =
    type === 'act' ? text.actFor : type !== 'auction' ? null : source === 'pool' ? text.poolOf : text.auctionOf;
  return label && fill(label, { company: coverage.companies[(company as Company | undefined) ?? seat] });
}

export async function actOnMap(page: Page, { seat, laid }: MapStepView, move: Record<string, unknown>): Promise<void> {
  if (move['type'] === 'expand') return expand(page, laid.state.setup, move);
  if (move['type'] === 'bid') {
    await page.locator('.lesson').getByLabel(coverage.auction.amount).fill(String(move['amount']));
    return page.locator('.lesson .bid').getByRole('button', { name: /^Bid / }).click();
  }
  const button = buttonOf(move, seat);
  const there = page.locator('.lesson').getByRole('button', { name: button ?? '', exact: true });
  if (button && (await there.count()) > 0) return there.click();
  const list = page.locator('.lesson .step-moves');
  if (!(await list.evaluate((details) => (details as HTMLDetailsElement).open))) await list.locator('summary').click();
  await list.getByRole('button', { name: actionWords({ seat, ...move } as Action, laid.state.setup) }).click();
}
