import type { CDPSession, Page } from '@playwright/test';

/** How smoothly something runs: pictures a second, and the longest wait between two of them. */
export interface Frames {
  second: number;
  longest: number;
}

declare global {
  interface Window {
    /** When each picture was drawn, since watching began. */
    drawnAt?: number[];
    /** From each pointer event to the picture after it. */
    paints?: number[];
  }
}

/** Begins to note every picture, and how soon one follows a pointer. */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [drawn, paints]: number[][] = [[], []];
    Object.assign(window, { drawnAt: drawn, paints });
    const each = (time: number) => {
      if (window.drawnAt !== drawn) return;
      drawn?.push(time);
      requestAnimationFrame(each);
    };
    requestAnimationFrame(each);
    let waits = false;
    const after = ({ timeStamp }: Event) => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          waits = false;
          if (window.paints === paints) paints?.push(performance.now() - timeStamp);
        };
        channel.port2.postMessage(null);
      });
    };
    for (const kind of ['pointerdown', 'pointermove', 'pointerup'])
      window.addEventListener(kind, after, { capture: true, passive: true });
  });

/** What has been noted; the watch is over. */
export const framesSeen = (page: Page): Promise<Frames & { paints: number[] }> =>
  page.evaluate(() => {
    const { drawnAt = [], paints = [] } = window;
    Object.assign(window, { drawnAt: undefined, paints: undefined });
    const gaps = drawnAt.slice(1).map((time, at) => time - (drawnAt[at] ?? time));
    const whole = (drawnAt.at(-1) ?? 0) - (drawnAt[0] ?? 0);
    return { second: (gaps.length / whole) * 1000, longest: Math.max(0, ...gaps), paints };
  });

/** Drags the upper pad about its mat for two seconds, as fast as a hand does. */
export async function dragPad(page: Page, session: CDPSession): Promise<void> {
  const pad = await page.locator('.mat [data-piece="B"]').boundingBox();
  if (!pad) throw new Error('There is no pad on the mat.');
  const start = { x: pad.x + pad.width / 2, y: pad.y + pad.height / 2 };
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mouseMoved', start.x, start.y);
  await mouse('mousePressed', start.x, start.y);
  const begun = Date.now();
  for (let time = 0; time < 2000; time = Date.now() - begun) {
    const turn = (time / 2000) * 4 * Math.PI;
    await mouse('mouseMoved', start.x - 50 + 50 * Math.cos(turn), start.y + 30 * Math.sin(turn));
  }
  await mouse('mouseReleased', start.x, start.y);
}
