import { z } from 'zod';
import { type Issue, parse } from '../parse.ts';
import type { Amount } from './unmet.ts';

/** The parts of the schemas for positions and checks that every game has. */

export const amountSchema: z.ZodType<Amount> = z.union([
  z.number(),
  z.strictObject({ atLeast: z.number(), atMost: z.number() }).partial() as z.ZodType<{
    atLeast?: number;
    atMost?: number;
  }>,
]);

/** Issues of a value that was parsed apart, told where it stands. */
export const retell = (issues: readonly Issue[], input: unknown) =>
  issues.map(({ path, message }) => ({
    code: 'custom' as const,
    input,
    message: path ? `${path}: ${message}` : message,
  }));

/** Readings by the name of their matter; what there is not is told with what there is. */
export const rulingsIn = (readings: Record<string, { values: readonly string[] }>) =>
  z.record(z.string(), z.string()).check(({ value, issues }) => {
    for (const [name, reading] of Object.entries(value)) {
      const known = Object.hasOwn(readings, name) ? readings[name]?.values : undefined;
      const wrong = (message: string) => issues.push({ code: 'custom' as const, input: value, path: [name], message });
      if (!known) wrong('There is no such ruling.');
      else if (!known.includes(reading)) wrong(`There is no reading “${reading}”; there are ${known.join(', ')}.`);
    }
  });

interface PlayCheckParts {
  clause: z.ZodType<string>;
  move: z.ZodType;
  what: z.ZodType<string>;
}

/** Checks on what was told, what may be done and what ended the play. */
export const playCheckKinds = ({ clause, move, what }: PlayCheckParts) => {
  const params = z.record(z.string(), z.union([z.string(), z.number()]));
  return {
    told: z.strictObject({ told: what, by: z.exactOptional(clause), with: z.exactOptional(params) }),
    untold: z.strictObject({ untold: what, with: z.exactOptional(params) }),
    allowed: z.strictObject({ allowed: move }),
    refused: z.strictObject({ refused: move, by: clause }),
    stopped: z.strictObject({ stopped: clause.nullable() }),
  };
};

/** The kinds that a schema of checks knows, for whoever describes it elsewhere: the transformation hides them. */
export const kindsOfCheck = new WeakMap<z.ZodType, readonly z.ZodType[]>();

/**
 * One check, told from others by the key that names what it looks at. An unknown one is told what there is, rather than
 * everything that each kind would have wanted.
 */
export const checkOf = <Check>(kinds: Record<string, z.ZodType>): z.ZodType<Check> => {
  const schema = z.unknown().transform((value, context): Check => {
    const kind =
      typeof value === 'object' && value !== null ? Object.keys(kinds).find((key) => key in value) : undefined;
    const read = kind ? parse(kinds[kind] as z.ZodType<Check>, value) : null;
    if (read?.ok) return read.value;
    const unknown = [{ path: '', message: `A check looks at one of ${Object.keys(kinds).join(', ')}.` }];
    context.issues.push(...retell(read?.issues ?? unknown, value));
    return z.NEVER;
  });
  kindsOfCheck.set(schema, Object.values(kinds));
  return schema;
};
