import type { Page } from '@playwright/test';

/** Parts of the page that cut off words of theirs, without a way to scroll to them. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) => {
        if (!(part instanceof HTMLElement)) return false;
        const { overflowX, overflowY, clipPath } = getComputedStyle(part);
        // Words for screen readers only are cut off on purpose.
        if (clipPath !== 'none') return false;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const loses =
          (cuts(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
          (cuts(overflowY) && part.scrollHeight > part.clientHeight + 1);
        // Its words last: putting them together takes longest.
        return loses && part.innerText.trim() !== '';
      })
      .map((part) => `${part.tagName}.${part.className}: ${part.innerText.slice(0, 60)}`),
  );
