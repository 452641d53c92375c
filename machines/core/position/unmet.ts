/** A number, or between two. */
export type Amount = number | { atLeast?: number; atMost?: number };

/** Part of a check that does not hold, and what is true instead. */
export interface Unmet {
  what: string;
  wanted: unknown;
  found: unknown;
}

const meets = (wanted: Amount, found: number): boolean =>
  typeof wanted === 'number'
    ? wanted === found
    : found >= (wanted.atLeast ?? Number.NEGATIVE_INFINITY) && found <= (wanted.atMost ?? Number.POSITIVE_INFINITY);

export const amount = (what: string, wanted: Amount | undefined, found: number | undefined): Unmet[] =>
  wanted === undefined || (found !== undefined && meets(wanted, found)) ? [] : [{ what, wanted, found }];

export const amounts = (
  what: string,
  wanted: Partial<Record<string, Amount>> | undefined,
  found: (key: string) => number | undefined,
): Unmet[] => Object.entries(wanted ?? {}).flatMap(([key, value]) => amount(`${what}.${key}`, value, found(key)));

export const list = (what: string, wanted: readonly unknown[] | undefined, found: readonly unknown[]): Unmet[] =>
  wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found) ? [] : [{ what, wanted, found }];

export const one = (holds: boolean, what: string, wanted: unknown, found: unknown): Unmet[] =>
  holds ? [] : [{ what, wanted, found }];

/** For whoever wrote the check. */
export const unmetText = ({ what, wanted, found }: Unmet): string =>
  `${what} should be ${JSON.stringify(wanted)} and is ${JSON.stringify(found)}`;
