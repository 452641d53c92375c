import { config, type ZodType } from 'zod';
import { short } from './short.ts';

// The pages run without eval, which Zod would otherwise try.
config({ jitless: true });

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

/** More than anybody mends at a time. */
const mostIssues = 50;

/** Checks a value from outside against a schema; never throws. */
export function parse<T>(schema: ZodType<T>, value: unknown): Parsed<T> {
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    issues: result.error.issues
      .slice(0, mostIssues)
      .map(({ path, message }) => ({ path: short(pathOf(path)), message: short(message, 300) })),
  };
}
