import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects axe to find nothing on the page as it is. What passes is not written out, which long pages take long for. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html: source }) => source) }))).toEqual([]);
}
