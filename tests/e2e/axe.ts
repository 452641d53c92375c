import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until colours have stopped changing: halfway between two themes no contrast means anything. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** Expects axe to find nothing on the page as it is, or in one part of it; by all its rules, or by those named. */
export async function axe(page: Page, part?: string, rules: string[] = []): Promise<void> {
  // The site has no frames, so it is looked at where it is, and only what is wrong is told: three times as quick.
  // What is in the page already is not brought again.
  const there = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(there && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (part) builder.include(part);
  if (rules.length > 0) builder.withRules(rules);
  await settled(page);
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html: source }) => source) }))).toEqual([]);
}
