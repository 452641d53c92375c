import type { Page } from '@playwright/test';

/** Buttons and fields that can be seen and have the browser's own font: no style of the site has reached them. */
export const withoutStyle = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = document.createElement('button');
    plain.style.setProperty('font-family', 'revert', 'important');
    document.body.append(plain);
    const font = getComputedStyle(plain).fontFamily;
    plain.remove();
    // A box to tick, a slider or a file has no words of its own.
    const fields =
      'button, select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';
    return [...document.querySelectorAll<HTMLElement>(fields)]
      .filter((field) => field.checkVisibility({ checkVisibilityCSS: true }))
      .filter((field) => field.tagName !== 'BUTTON' || field.innerText.trim() !== '')
      .filter((field) => getComputedStyle(field).fontFamily === font)
      .map((field) => `${field.tagName}.${field.className}: ${field.innerText.slice(0, 40)}`);
  });
