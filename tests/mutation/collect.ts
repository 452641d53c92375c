import { format } from 'node:util';

/** As much of Vitest's `describe` and `test` as the tests of the rules use; `expect` is Vitest's own. */

export interface Tried {
  id: string;
  name: string;
  run: () => unknown;
}

type Body = (...args: unknown[]) => unknown;

/** A name with its case, as `test.each` writes it. */
const named = (name: string, values: unknown[]): string =>
  format(name, ...values.slice(0, name.match(/%[sdijo]/g)?.length ?? 0));

/** Loads the tests of a game and tells what they are, in their order. */
export function collect(game: string, vitest: object, load: (replaced: object) => void): Tried[] {
  const found: Tried[] = [];
  const within: string[] = [];
  const test = (name: string, body: Body) => {
    const full = [game, ...within, name].join(' > ');
    found.push({ id: `${found.length} ${full}`, name: full, run: body });
  };
  const each = (cases: readonly unknown[]) => (name: string, body: Body) => {
    for (const one of cases) {
      const values = Array.isArray(one) ? one : [one];
      test(named(name, values), () => body(...values));
    }
  };
  const describe = (name: string, body: () => void) => {
    within.push(name);
    body();
    within.pop();
  };
  load({ ...vitest, describe, test: Object.assign(test, { each }) });
  return found;
}
