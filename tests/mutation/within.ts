import { Script } from 'node:vm';

/** A changed rule may go round for ever. Other work on the machine must not look like that, so processor time counts. */

/** No test of a rule needs half of it. */
const most = 700;
const first = 3_000;

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const isEndless = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

const call = new Script('globalThis.rulesTest()');

/** Runs a test or loads them; null when it was stopped. One that got too little of the processor is run again, and longer. */
export function endsInTime<T>(test: () => T): { result: T } | null {
  Object.assign(globalThis, { rulesTest: test });
  for (let timeout = first; ; ) {
    const start = spent();
    try {
      return { result: call.runInThisContext({ timeout }) };
    } catch (error) {
      if (!isEndless(error)) throw error;
      const used = spent() - start;
      if (used >= most) return null;
      timeout = Math.ceil(timeout * Math.min(10, (1.5 * most) / used));
    }
  }
}
