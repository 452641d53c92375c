import { settle } from './particles.ts';
import type { Params } from './refusal.ts';

/** Turns a parameter's value into words: `name('region', 'CIS')`. */
export type Namer = (key: string, value: string | number) => string;

/** A name from a table, or the value itself where the table has none. */
export const lookUp = (table: Readonly<Record<string, string>>, value: string | number): string =>
  table[value] ?? String(value);

/** What seats are called at a table, inside a sentence, and the seat that is spoken to. */
export interface Called {
  names: Readonly<Record<string, string>>;
  you: string | null;
}

/**
 * A line about a seat as it is said at a table: to whoever sits there, where that seat is spoken to. How a language turns
 * it, stands in its `toYou`: in each row a pattern and what becomes of it.
 */
export const spokenTo = (text: string, { seat, seats }: Params, toYou: string, called?: Called): string =>
  called?.you && String(seat ?? seats) === called.you
    ? toYou.split('\n').reduce((line, row) => {
        const [pattern = '', becomes = ''] = row.split(' > ');
        return line.replace(new RegExp(pattern.replace('{seat}', '\\{seats?\\}')), becomes);
      }, text)
    : text;

const plain: Namer = (_key, value) => String(value);

/** One after the other, each once: what comes twice is counted. */
export const listed = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((each) => {
      const times = names.filter((other) => other === each).length;
      return times > 1 ? `${each} ×${times}` : each;
    })
    .join(', ');

/** The places of a template whose text the compiler knows; any name where it does not. */
type PlaceIn<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Place}}${infer Rest}`
    ? (Place extends `${infer Key}|${string}` ? Key : Place) | PlaceIn<Rest>
    : never;

/**
 * Fills a template: `{key}` from the parameters, and `{key|one|other}` by number, where # stands for the number itself.
 * A list is joined with commas. A place without a value stays visible, so that a slip shows.
 */
export const fill = <Text extends string>(
  template: Text,
  params: Readonly<Record<PlaceIn<Text>, Params[string]>>,
  name: Namer = plain,
): string =>
  settle(
    template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (place, key: string, one?: string, other?: string) => {
      const value = (params as Params)[key];
      if (value === undefined) return place;
      if (one !== undefined && other !== undefined)
        return (Number(value) === 1 ? one : other).replaceAll('#', String(value));
      return typeof value === 'object' ? listed(value.map((each) => name(key, each))) : name(key, value);
    }),
  );
