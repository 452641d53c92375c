import type { Happening, Params } from './refusal.ts';
import { fill, type Namer } from './words.ts';

/**
 * Why a computer player chose what it chose: which of the game's reasons, the values that fill it, and the parts that
 * are worded by themselves. Like a refusal it holds no language.
 */
export interface Why<Key extends string = string> {
  what: Key;
  params: Params;
  /** Each a reason of its own, or several to be listed. */
  parts?: Readonly<Record<string, Why<Key> | readonly Why<Key>[]>>;
}

/** Why anyone did what they did: a choice has a reason, and whoever only follows the rules cites them. */
export type Reason = Why | Happening;

type Table = Readonly<Record<string, string>>;

function worded(table: Table, { what, params, parts = {} }: Why, name: Namer): string {
  const one = (part: Why) => worded(table, part, name);
  const several = (each: readonly Why[]): string => {
    const words = each.map(one);
    const last = words.pop() ?? '';
    return words.length > 0 ? fill(table['and'] ?? '', { list: words.join(', '), last }) : last;
  };
  const filled = Object.entries(parts).map(([key, part]) => [
    key,
    Array.isArray(part) ? several(part as readonly Why[]) : one(part as Why),
  ]);
  return fill(table[what] ?? '', { ...params, ...Object.fromEntries(filled) }, name);
}

/** A reason as a sentence. */
export const whyWords = (table: Table, why: Why, name: Namer): string =>
  worded(table, why, name).replace(/^./, (first) => first.toUpperCase());
