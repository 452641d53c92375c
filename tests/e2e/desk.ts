import { expect, type Locator, type Page } from '@playwright/test';

export interface Numbers {
  price: string;
  goods: string;
  research: string;
  logistics: string;
  improve: string;
}

/** The planning desk of the home page, once it is alive. */
export async function openDesk(page: Page) {
  await page.goto('/');
  await page.locator('astro-island:not([ssr])').waitFor();
  // Letters that come later would move the desk away from where it was found.
  await page.evaluate(() => document.fonts.ready);
  const desk = page.getByRole('region', { name: 'Planning desk' });
  const pad = (name: 'A' | 'B'): Locator => desk.getByRole('application', { name: `Pad ${name}` });
  const status = desk.locator('.status');
  const shows = async (numbers: Numbers) => {
    for (const [name, value] of Object.entries(numbers))
      await expect(desk.locator(`[data-value="${name}"]`), name).toHaveText(value);
  };
  /** The middle of a cell of the desk, on the screen; columns and rows from 0. */
  const cell = async (column: number, row: number) => {
    const box = await desk.locator('.mat').boundingBox();
    if (!box) throw new Error('The desk is not on the screen');
    return { x: box.x + ((column + 0.5) * box.width) / 8, y: box.y + ((row + 0.5) * box.height) / 7 };
  };
  return { desk, pad, status, shows, cell };
}
