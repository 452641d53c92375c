import { config, type core, safeParse } from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { short } from './short.ts';

// The pages run without eval, which Zod would otherwise try. What reaches a page is written in `zod/mini`, which brings
// no sentences of its own.
config({ jitless: true, ...english() });

/** A schema of either kind: `zod/mini` where pages read by it, `zod` where only the build does. */
export type Schema<T = unknown> = core.$ZodType<T>;

/** One thing wrong with a value from outside, and the exact place of it. */
export interface Issue {
  path: string;
  message: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

const pathOf = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    '',
  );

/** How many issues are told: more than anybody mends at a time. */
const mostIssues = 50;

/** Checks a value from outside against a schema; never throws. */
export function parse<T>(schema: Schema<T>, value: unknown): Parsed<T> {
  const result = safeParse(schema, value);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    issues: result.error.issues
      .slice(0, mostIssues)
      .map(({ path, message }) => ({ path: short(pathOf(path)), message: short(message, 300) })),
  };
}
