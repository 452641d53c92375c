/**
 * What was answered in each step, kept in this browser so that whoever comes back to a finished step finds it. Only
 * answers that are plain data are kept; everything else lasts as long as the page is open.
 */

const key = 'rulebench.answers';
/** Answers, options looked at, the one that is open, the plan on the desk, moves on the board. */
const plain = ['tried', 'seen', 'now', 'lies', 'moves'];
/** Far more than all lessons need. */
const mostCharacters = 400_000;

type Given = Record<string, Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function open(): Given {
  try {
    const text = localStorage.getItem(key) ?? '';
    const value: unknown = text.length > mostCharacters ? null : JSON.parse(text || 'null');
    return isRecord(value)
      ? (Object.fromEntries(Object.entries(value).filter(([, each]) => isRecord(each))) as Given)
      : {};
  } catch {
    return {};
  }
}

function keep(step: string, name: string, value: unknown): void {
  try {
    const all = open();
    localStorage.setItem(key, JSON.stringify({ ...all, [step]: { ...all[step], [name]: value } }));
  } catch {
    // A browser that keeps nothing shows answers only while the page is open.
  }
}

/** Whether an answer lies there, not only a board that was laid again. */
export const hasGiven = (step: string): boolean =>
  Object.values(open()[step] ?? {}).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));

/** What was given in a step: as it lies in the browser, and whatever is added while the page is open. */
export function keptFrom(step: string): Map<string, unknown> {
  class Kept extends Map<string, unknown> {
    override set(name: string, value: unknown): this {
      if (plain.includes(name)) keep(step, name, value);
      return super.set(name, value);
    }
  }
  const kept = new Kept();
  for (const [name, value] of Object.entries(open()[step] ?? {})) Map.prototype.set.call(kept, name, value);
  return kept;
}

export function forgetGiven(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}
