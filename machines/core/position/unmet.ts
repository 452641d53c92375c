import type { Refusal } from '../refusal.ts';
import { sameAction } from '../sameAction.ts';
import type { Amount } from './schema.ts';

/** Part of a check that does not hold, and what is true instead. */
export interface Unmet {
  what: string;
  wanted: unknown;
  found: unknown;
  /** What the rules say against a move that was asked about. */
  refusal?: Refusal | null;
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
  wanted === undefined || sameAction(wanted, found) ? [] : [{ what, wanted, found }];

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

const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(plain).join('; ') || 'nothing'
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([key, part]) => `${key} ${plain(part)}`)
            .join(', ')
        : String(value ?? 'nothing');

type Say = (refusal: Refusal) => string;

const refusedBy = (refusal: Refusal | null | undefined, say: Say): string =>
  refusal ? `${refusal.rule} refuses it: ${say(refusal)}` : 'it is allowed';

/** For whoever wrote the check, in one sentence; `say` gives the words of a refusal. */
export function unmetText({ what, wanted, found, refusal }: Unmet, say: Say = ({ reason }) => reason): string {
  switch (what) {
    case 'allowed':
      return `the move (${plain(wanted)}) should be allowed; ${refusedBy(refusal, say)}`;
    case 'refused': {
      const { refused, by } = wanted as { refused: unknown; by: string };
      return `${by} should refuse the move (${plain(refused)}); ${refusedBy(refusal, say)}`;
    }
    case 'told': {
      const { told, by, with: params } = wanted as { told: string; by?: string; with?: object };
      const details = [...(by ? [`by ${by}`] : []), ...(params ? [`with ${plain(params)}`] : [])].join(' ');
      return `${[told, details].filter(Boolean).join(' ')} should be told; told is ${plain(found)}`;
    }
    case 'untold':
      return `${plain(wanted)} should not be told, and is`;
    case 'stopped':
      return wanted === null
        ? `every move should be played; ${plain(found)} stops one`
        : `${plain(wanted)} should stop a move; ${found === null ? 'every move is played' : `${plain(found)} stops one`}`;
    default:
      return `${what} should be ${plain(wanted)} and is ${plain(found)}`;
  }
}
