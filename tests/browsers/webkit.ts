import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, By, Capabilities, error, until as is, Origin } from 'selenium-webdriver';
import type { Session } from './session.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const answers = async (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

async function driverAt(driver: string, port: number): Promise<ChildProcess> {
  // A window it may open, also where there is no screen.
  const process = spawn('xvfb-run', ['-a', driver, `--port=${port}`], { stdio: 'ignore', detached: true });
  const end = Date.now() + 20_000;
  while (!(await answers(`http://127.0.0.1:${port}/status`)))
    if (Date.now() > end) throw new Error(`${driver} does not answer`);
  return process;
}

/** WebKit (what Safari is made of) by the driver that comes with WebKitGTK. */
export async function webkit(driver: string): Promise<Session> {
  const port = await freePort();
  const driven = await driverAt(driver, port);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 860 });
  await session.manage().setTimeouts({ script: 60_000 });
  const found = async (selector: string) => {
    const element = await session.wait(is.elementLocated(By.css(selector)), 30_000);
    return session.wait(is.elementIsVisible(element), 30_000);
  };
  /** What was found may be drawn anew before it is pressed; then it is looked for again. */
  const click = async (selector: string): Promise<void> => {
    for (;;)
      try {
        return await (await found(selector)).click();
      } catch (reason) {
        if (!(reason instanceof error.StaleElementReferenceError || reason instanceof error.NoSuchElementError))
          throw reason;
      }
  };
  return {
    name: `WebKit ${(await session.getCapabilities()).getBrowserVersion()}`,
    goto: (address) => session.get(address),
    run: (inPage, ...args) =>
      session.executeAsyncScript(
        `const done = arguments[arguments.length - 1]; const args = Array.from(arguments).slice(0, -1);
         Promise.resolve((${inPage.toString()})(...args)).then(done);`,
        ...args,
      ),
    click,
    drag: async (selector, by) => {
      const element = await found(selector);
      const way = session.actions().move({ origin: element }).press();
      for (const part of [1, 2, 3, 4])
        way.move({ origin: Origin.POINTER, x: Math.round(by.x / 4), y: Math.round(by.y / 4), duration: 20 * part });
      await way.release().perform();
    },
    close: async () => {
      await session.quit();
      if (driven.pid) process.kill(-driven.pid);
    },
  };
}
