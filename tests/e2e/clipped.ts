import type { Page } from '@playwright/test';

/**
 * Words of the page that are cut off without a way to scroll to them, or stand out of the box they are painted on. It
 * looks at where each line of text lies: what overflows to the left, or from deep inside, no element tells.
 */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 1.5;
    const found = new Set<string>();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const nameOf = (part: Element) => `${part.tagName}.${part.getAttribute('class') ?? ''}`;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (part: Element) => {
      const style = styles.get(part) ?? getComputedStyle(part);
      styles.set(part, style);
      return style;
    };

    /** Whether a part is a box that one sees: words that leave it are lost on what is behind it. */
    const isPainted = ({ backgroundColor, borderLeftWidth, borderLeftStyle }: CSSStyleDeclaration) =>
      backgroundColor !== 'rgba(0, 0, 0, 0)' || (borderLeftStyle !== 'none' && borderLeftWidth !== '0px');

    /** What cuts a line off, from its parent outwards; null where nothing does. */
    const cutBy = (line: DOMRect, parent: Element): Element | null => {
      let [x, y] = [true, true];
      /** Until the first box that is painted, and as long as the words lie in the flow. */
      let inside = true;
      for (let part: Element | null = parent; part && part !== document.body; part = part.parentElement) {
        const style = styleOf(part);
        const { overflowX, overflowY, clipPath, position, display } = style;
        // It has no box of its own.
        if (display === 'contents') continue;
        // Words for screen readers only are cut off on purpose.
        if (clipPath !== 'none') return null;
        const box = part.getBoundingClientRect();
        const beside = line.left < box.left - slack || line.right > box.right + slack;
        const below = line.top < box.top - slack || line.bottom > box.bottom + slack;
        if (inside && display !== 'inline' && display !== 'contents' && isPainted(style)) {
          if (beside) return part;
          inside = false;
        }
        if (position === 'absolute') inside = false;
        // An ellipsis tells that there is more; a column that begins where nothing is seen is left out whole.
        if (style.webkitLineClamp !== 'none' && below && !beside) return null;
        if (style.flexFlow === 'column wrap' && line.left >= box.right - slack) return null;
        if (x && cuts(overflowX) && beside) return part;
        if (y && cuts(overflowY) && below) return part;
        x &&= !scrolls(overflowX);
        y &&= !scrolls(overflowY);
        // What is fixed to the window is cut off by nothing around it.
        if (position === 'fixed') return null;
      }
      return null;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !(parent instanceof HTMLElement)) continue;
      if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const by = line.width > 0 ? cutBy(line, parent) : null;
        if (by) found.add(`${nameOf(by)} cuts “${text.textContent.trim().slice(0, 40)}” of ${nameOf(parent)}`);
      }
    }
    return [...found];
  });
