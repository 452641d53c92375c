import type { Browser, CDPSession, Page } from '@playwright/test';

/** What keeps the page's own thread from answering, read off the browser's trace. */

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; data?: Record<string, unknown> };
}

export interface Block {
  /** Milliseconds the task took, and what it spent on the processor. */
  took: number;
  ran: number;
  /** What took most of it, longest first. */
  parts: string[];
}

const thousandth = (microseconds = 0): number => Math.round(microseconds / 100) / 10;

/** The tasks of the page's thread, longest first. */
export function blocksIn(events: readonly TraceEvent[]): Block[] {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && main.has(`${pid}/${tid}`));
  return own
    .filter(({ name }) => name.endsWith('RunTask'))
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
    .slice(0, 5)
    .map(({ ts, dur = 0, tdur, tid }) => {
      const inside = new Map<string, number>();
      for (const each of own)
        if (each.tid === tid && each.ts >= ts && each.ts < ts + dur && !each.name.endsWith('RunTask'))
          inside.set(each.name, (inside.get(each.name) ?? 0) + (each.dur ?? 0));
      const parts = [...inside].sort((a, b) => b[1] - a[1]).slice(0, 6);
      return {
        took: thousandth(dur),
        ran: thousandth(tdur),
        parts: parts.map(([name, spent]) => `${name} ${thousandth(spent)}`),
      };
    });
}

/** Runs something while the browser writes down what it does. */
export async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', keep);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'v8.execute', 'loading'] },
    transferMode: 'ReportEvents',
  });
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', keep);
  return events;
}

/** A page on a phone with its processor slowed. */
export async function slowed(
  browser: Browser,
  rate = 4,
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session, close: () => context.close() };
}

/** The longest that opening a page blocks it. */
export async function blockOf(browser: Browser, address: string): Promise<Block> {
  const { page, session, close } = await slowed(browser);
  const events = await traced(session, async () => {
    await page.goto(address, { waitUntil: 'load' });
    // Pictures and the index come after that.
    await page.waitForTimeout(1500);
  });
  await close();
  return blocksIn(events)[0] ?? { took: 0, ran: 0, parts: [] };
}
