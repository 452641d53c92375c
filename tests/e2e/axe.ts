import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects axe to find nothing on the page as it is, or in one part of it. */
export async function axe(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html: source }) => source) }))).toEqual([]);
}
