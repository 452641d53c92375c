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

interface Standing {
  colour: string;
  place: number;
  total: number;
}

/** Checks on how a game ended: who won, and with how much. Before its end nobody has. */
export function endUnmet(
  standings: readonly Standing[] | null,
  check: { winners: readonly string[] } | { total: Partial<Record<string, Amount>> },
): Unmet[] {
  const found = standings ?? [];
  if ('total' in check)
    return amounts('total', check.total, (key) => found.find(({ colour }) => colour === key)?.total);
  const winners = found.filter(({ place }) => place === 1).map(({ colour }) => colour);
  return list('winners', check.winners, winners);
}

/** For whoever wrote the check. */
export const unmetText = ({ what, wanted, found }: Unmet): string =>
  `${what} should be ${JSON.stringify(wanted)} and is ${JSON.stringify(found)}`;
