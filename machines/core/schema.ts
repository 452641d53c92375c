import { z } from 'zod';
import { type ChoiceRows, rulingMessage, rulingProblems } from './choices.ts';
import { colours, playerNow } from './seats.ts';

/** The parts of a set-up that every game has. */

/** More than any game has gaps. They are counted before any is looked at. */
const mostRulings = 100;
const isFew = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length <= mostRulings;
export const rulingsSchema = z
  .custom<unknown>(isFew, `There are more than ${mostRulings} rulings.`)
  .pipe(z.record(z.string(), z.string()));
export const seatsSchema = z
  .array(z.strictObject({ colour: z.enum(colours), player: z.string().min(1).max(40).transform(playerNow) }))
  .max(20);
export const seedSchema = z.int().min(0).max(0xffff_ffff);

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
