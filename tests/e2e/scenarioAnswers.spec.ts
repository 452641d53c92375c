import { expect, type Page } from '@playwright/test';
import { alive } from './alive.ts';
import { pages } from './built.ts';
import { looking } from './looking.ts';

/** Every scenario is answered, wrong and right: what is said to it, and the way on, are in the window. */

const ids = pages.flatMap((page) => /^\/scenarios\/([^/]+)\/$/.exec(page)?.[1] ?? []);
const at = (from: number) => ids.slice(from, from + 20);
const [laptop, phone] = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** What is said to the newest answer, and the way on, as far as they are outside the window. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
    const [bar, foot] = [box('.scenario-bar')?.bottom ?? 0, box('.scenario-foot')?.top ?? 0];
    const said = box('.answer-row[data-last="true"] [data-stage="verdict"]');
    const next = box('[data-stage="next"]');
    return [
      ...(said && said.top >= bar - 1 && said.bottom <= foot + 1
        ? []
        : [`it is said from ${said?.top} to ${said?.bottom}, between ${bar} and ${foot}`]),
      ...(next && next.bottom <= window.innerHeight ? [] : ['Next is outside the window']),
    ];
  });

for (let from = 0; from < ids.length; from += 20)
  looking(
    `what is said to an answer, wrong or right, is in the window: ${at(from)[0]} to ${at(from).at(-1)}`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Every second answer is given on a phone.
      let [here, there] = [laptop, phone];
      for (const id of at(from)) {
        await page.setViewportSize(here);
        await page.goto(`/scenarios/${id}/`);
        await alive(page);
        const answers = page.locator('.answer-row');
        for (let n = 0; n < (await answers.count()); n++) {
          const inWindow = ({ width }: { width: number }) =>
            expect.poll(() => outside(page), { message: `${id}, answer ${n + 1} at ${width}` }).toEqual([]);
          await answers.nth(n).locator('.answer').click();
          await inWindow(here);
          await page.setViewportSize(there);
          await inWindow(there);
          [here, there] = [there, here];
          if ((await answers.nth(n).getAttribute('data-state')) === 'right') break;
        }
      }
    },
  );
