import type { Browser } from '@playwright/test';

export interface Life {
  /** Milliseconds from asking for the page until everything on it that comes to life by itself lives. */
  alive: number;
  /** How far things moved that nobody had touched: the browser's own sum. */
  shift: number;
}

/** Slow 4G and a processor slowed four times, as Lighthouse has them. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (0.75e6 * 0.9) / 8,
};

/** How soon a page lives on a slow phone, and whether it holds still until then. */
export async function lifeOf(browser: Browser, address: string): Promise<Life> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slow);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number; alive: number };
    seen.shift = 0;
    seen.alive = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      if (seen.alive || document.readyState === 'loading') return;
      if (!document.querySelector('astro-island[ssr]:not([client="visible"])')) seen.alive = performance.now();
    };
    document.addEventListener('DOMContentLoaded', look);
    new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ['ssr'] });
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const life = await page.evaluate(() => {
    const { alive, shift } = window as unknown as Life;
    return { alive: Math.round(alive), shift: Math.round(shift * 1000) / 1000 };
  });
  await context.close();
  return life;
}
