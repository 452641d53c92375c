import * as z from 'zod/mini';
import { type Issue, parse, type Schema } from '../parse.ts';
import { nameOf } from '../schema.ts';

/** The parts of the schemas for positions and checks that every game has. */

/** A number, or a range between two. */
export const amountSchema = z.union([
  z.number(),
  z.exactPartial(z.strictObject({ atLeast: z.number(), atMost: z.number() })),
]);
export type Amount = z.infer<typeof amountSchema>;

export const clauseSchema = <Id extends string>(isClauseId: (text: string) => text is Id) =>
  nameOf<Id>(z.refine(isClauseId, 'There is no such clause.'));

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

/** Checks that every game has: what was told, what may be done now, and what ended the play. */
export const playCheckKinds = <Clause extends string, Move, What extends string>(
  clause: z.ZodMiniType<Clause, string>,
  move: z.ZodMiniType<Move>,
  isWhat: (key: string) => key is What,
) => {
  const what = nameOf<What>(z.refine(isWhat, 'Nothing of that name happens.'));
  const params = z.record(z.string(), z.union([z.string(), z.number()]));
  return {
    /** Something was told while playing: by the rule given, with at least these parameters. */
    told: z.strictObject({ told: what, by: z.exactOptional(clause), with: z.exactOptional(params) }),
    untold: z.strictObject({ untold: what, with: z.exactOptional(params) }),
    /** An action that may be done now, or may not, and by which clause. */
    allowed: z.strictObject({ allowed: move }),
    refused: z.strictObject({ refused: move, by: clause }),
    /** The clause that refused a move and so ended the play; null when every move was played. */
    stopped: z.strictObject({ stopped: z.nullable(clause) }),
  };
};
export type PlayCheck<Move, Clause extends string, What extends string> = KindOf<
  ReturnType<typeof playCheckKinds<Clause, Move, What>>
>;

/** Any of the kinds of a table of schemas. */
export type KindOf<Kinds extends Record<string, z.core.$ZodType>> = z.infer<Kinds[keyof Kinds]>;

/** The kinds that a schema of checks knows, for whoever describes it elsewhere: the transformation hides them. */
export const kindsOfCheck = new WeakMap<Schema, readonly Schema[]>();

/**
 * One check, told from others by the key that names what it looks at. An unknown one is told what there is, rather than
 * everything that each kind would have wanted.
 */
export const checkOf = <Kinds extends Record<string, z.core.$ZodType>>(kinds: Kinds): z.ZodMiniType<KindOf<Kinds>> => {
  const schema = z.pipe(
    z.unknown(),
    z.transform((value: unknown, context): KindOf<Kinds> => {
      const kind =
        typeof value === 'object' && value !== null ? Object.keys(kinds).find((key) => key in value) : undefined;
      const read = kind ? parse(kinds[kind] as Schema<KindOf<Kinds>>, value) : null;
      if (read?.ok) return read.value;
      const unknown = [{ path: '', message: `A check looks at one of ${Object.keys(kinds).join(', ')}.` }];
      context.issues.push(...retell(read?.issues ?? unknown, value));
      return z.NEVER;
    }),
  ) as unknown as z.ZodMiniType<KindOf<Kinds>>;
  kindsOfCheck.set(schema, Object.values(kinds));
  return schema;
};
