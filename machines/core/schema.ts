import * as z from 'zod/mini';
import type { ChoiceRows } from './choices.ts';
import { rulingMessage, rulingProblems } from './rulings.ts';
import { colours, playerNow } from './seats.ts';

/** The parts of a set-up that every game has, and what schemas are made of. */

export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
export const textOf = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
/** A list of so many at most; they are counted first, or a hostile list would be read to its end. */
export const listOf = <S extends z.core.SomeType>(element: S, most: number) =>
  z.array(element).check(z.maxLength(most));
/** A text that is one of a kind once it has passed. */
export const nameOf = <T extends string>(...checks: Parameters<z.ZodMiniString['check']>) =>
  z.string().check(...checks) as unknown as z.ZodMiniType<T, string>;
/** A schema for what a change makes of the value, such as an older form written anew. */
export const changedBy = <S extends z.core.$ZodType>(change: (value: unknown) => unknown, schema: S) =>
  z.pipe(z.transform(change), schema) as unknown as z.ZodMiniType<z.output<S>>;

/** More than any game has gaps. They are counted before any is looked at. */
const mostRulings = 100;
const isFew = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length <= mostRulings;
export const rulingsSchema = z.pipe(
  z.custom<unknown>(isFew, `There are more than ${mostRulings} rulings.`),
  z.record(z.string(), z.string()),
);
export const seatsSchema = listOf(
  z.strictObject({ colour: z.enum(colours), player: z.pipe(textOf(1, 40), z.transform(playerNow)) }),
  20,
);
export const seedSchema = whole(0, 0xffff_ffff);

/** Something wrong at an exact place, in our own words. */
export const issueAt = (path: (string | number)[], message: string) => ({
  code: 'custom' as const,
  input: undefined,
  path,
  message,
});

/** What is wrong with a set-up's rulings, each at its own name. */
export const rulingIssues = <R extends string>(
  table: ChoiceRows<string, R>,
  { ruleSet, rulings }: { ruleSet: R; rulings: Record<string, string> },
) =>
  rulingProblems<R>(table, ruleSet, rulings).map((problem) =>
    issueAt(['rulings', problem.name], rulingMessage(problem)),
  );
