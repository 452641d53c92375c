/** A browser that is not Chromium, driven the same way whichever it is. Functions run in the page and know nothing outside it. */
export interface Session {
  name: string;
  goto(address: string): Promise<void>;
  /** Runs a function in the page; arguments and answer are JSON. */
  run<Args extends unknown[], T>(inPage: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>;
  /** Presses what a selector finds, by the browser's own pointer. */
  click(selector: string): Promise<void>;
  /** Drags what a selector finds by so many pixels. */
  drag(selector: string, by: { x: number; y: number }): Promise<void>;
  close(): Promise<void>;
}

/** Asks the page until the answer is true; what never comes is an error that says what was waited for. */
export async function until<Args extends unknown[]>(
  session: Session,
  what: string,
  inPage: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) if (await session.run(inPage, ...args)) return;
  throw new Error(`${session.name}: ${what} did not come within 30 s`);
}
