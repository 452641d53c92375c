import { expect, type Locator, type Page } from '@playwright/test';

/** What a stage promises: the map keeps its place, the page does not scroll, and no press lands on what was not there. */

/** How long something has to have been under the pointer before a press on it counts. */
const guardTime = 300;

declare global {
  interface Window {
    /** Presses that counted although something else was under the resting pointer a moment before. */
    latePresses?: string[];
  }
}

/** Notes every press that counts on what came to lie under the pointer less than 300 ms before. Call it before the page loads. */
export const watchPresses = (page: Page): Promise<unknown> =>
  page.addInitScript((late) => {
    const controls = 'button, a, input, select, summary, [role="button"]';
    const seen: { at: number; x: number; y: number; what: Element | null }[] = [];
    let pointer = { x: -1, y: -1 };
    window.latePresses = [];
    const nameOf = (what: Element | null) => what?.getAttribute('aria-label') ?? what?.textContent ?? 'nothing';
    const under = () => document.elementFromPoint(pointer.x, pointer.y)?.closest(controls) ?? null;
    const note = () => {
      seen.push({ at: performance.now(), ...pointer, what: under() });
      if (seen.length > 200) seen.splice(0, 100);
    };
    const follow = ({ clientX, clientY }: PointerEvent) => {
      pointer = { x: clientX, y: clientY };
      note();
    };
    for (const kind of ['pointermove', 'pointerdown', 'pointerup'] as const)
      window.addEventListener(kind, follow, { capture: true });
    requestAnimationFrame(function each() {
      note();
      requestAnimationFrame(each);
    });
    // What the guard drops does not get as far as this.
    window.addEventListener('click', ({ target, clientX, clientY, detail }) => {
      const now = performance.now();
      const pressed = (target as Element).closest(controls);
      if (detail === 0 || !pressed) return;
      // Only since the pointer came here: whoever goes away and comes back has looked again.
      const left = seen.findLastIndex(({ x, y }) => Math.hypot(x - clientX, y - clientY) >= 4);
      const other = seen.slice(left + 1).find(({ at, what }) => now - at < late && what !== pressed);
      if (other) window.latePresses?.push(`${nameOf(pressed)}, before it ${nameOf(other.what)}`);
    });
  }, guardTime);

/** Two presses in quick succession where a target is: the second must not do anything else. */
export async function pressTwice(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await target.page().mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
}

/** Where the map stands; fails when it leaves the window. */
async function mapBox(page: Page) {
  return page.evaluate(() => {
    const { x, y, width, height } =
      document.querySelector('[data-stage="map"]')?.getBoundingClientRect() ?? new DOMRect();
    return {
      box: [x, y, width, height],
      inside: x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight && width > 0,
      scrolled: [scrollX, scrollY],
      fits: document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
    };
  });
}

/** Asks of the stage, again and again, that nothing has moved since it was first asked. */
export async function steadyStage(page: Page): Promise<() => Promise<void>> {
  const first = await mapBox(page);
  expect(first).toMatchObject({ inside: true, scrolled: [0, 0], fits: true });
  return async () => {
    expect(await mapBox(page)).toEqual(first);
    expect(await page.evaluate(() => window.latePresses ?? [])).toEqual([]);
  };
}
