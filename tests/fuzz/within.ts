import { Script } from 'node:vm';

/** Runs something that must come back: what hangs is stopped and thrown as an error. */

const holder = globalThis as { fuzzRun?: () => void };
const script = new Script('globalThis.fuzzRun()');

export const hangSeconds = 30;

export function within<Value>(run: () => Value, seconds = hangSeconds): Value {
  let value: { is: Value } | null = null;
  holder.fuzzRun = () => {
    value = { is: run() };
  };
  script.runInThisContext({ timeout: seconds * 1000 });
  return (value as unknown as { is: Value }).is;
}

/** The same for what is waited for. */
export async function soon<Value>(run: () => Promise<Value>, seconds = hangSeconds): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it hangs')), seconds * 1000);
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}
