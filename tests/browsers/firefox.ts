import puppeteer from 'puppeteer-core';
import type { Session } from './session.ts';

/** Firefox by its own protocol (WebDriver BiDi), which needs no driver beside it. */
export async function firefox(executablePath: string): Promise<Session> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const found = async (selector: string) => {
    const element = await page.waitForSelector(selector, { visible: true });
    if (!element) throw new Error(`Nothing at ${selector}`);
    return element;
  };
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    goto: async (address) => {
      await page.goto(address);
    },
    run: (inPage, ...args) => page.evaluate(inPage as never, ...args) as never,
    click: async (selector) => (await found(selector)).click(),
    drag: async (selector, by) => {
      const element = await found(selector);
      await element.scrollIntoView();
      const box = await element.boundingBox();
      if (!box) throw new Error(`${selector} has no place`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 });
      await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
      await page.mouse.up();
    },
    close: () => browser.close(),
  };
}
