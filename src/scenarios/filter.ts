/** Which scenarios of the library are looked for. It stands in the address, so that a list can be linked. */
export const fields = ['text', 'game', 'phase', 'kind', 'difficulty', 'clause', 'editions', 'done'] as const;
export type Field = (typeof fields)[number];
/** What is looked for; an empty field lets everything through. */
export type Filter = Record<Field, string>;

/** A scenario as the list knows it. */
export interface Row {
  id: string;
  game: string;
  phase: string;
  kind: string;
  difficulty: string;
  clauses: readonly string[];
  /** Pairs of editions in which it comes out differently, such as `e1-e2`. */
  editions: readonly string[];
  /** All its words, as `plain` writes them. */
  text: string;
}

/** In the address for any pair of editions. */
export const anyPair = 'any';
const longest = 80;

export const readFilter = (query: URLSearchParams): Filter =>
  Object.fromEntries(fields.map((field) => [field, (query.get(field) ?? '').trim().slice(0, longest)])) as Filter;

/** The address of a list, without what is not looked for. */
export function writeFilter(filter: Filter): string {
  const query = new URLSearchParams(fields.filter((field) => filter[field]).map((field) => [field, filter[field]]));
  return query.size > 0 ? `?${query}` : '';
}

export const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Whether a scenario is one of those looked for. All the words of the text have to occur, in any order. */
export function matches(row: Row, filter: Filter, done: ReadonlySet<string>): boolean {
  const is = (field: 'game' | 'kind' | 'difficulty') => !filter[field] || filter[field] === row[field];
  return (
    is('game') &&
    (!filter.phase || filter.phase.split(' ').includes(row.phase)) &&
    is('kind') &&
    is('difficulty') &&
    (!filter.clause || row.clauses.includes(filter.clause)) &&
    (!filter.editions ||
      row.editions.includes(filter.editions) ||
      (filter.editions === anyPair && row.editions.length > 0)) &&
    (!filter.done || (filter.done === 'yes') === done.has(row.id)) &&
    (!filter.text ||
      plain(filter.text)
        .split(/\s+/)
        .every((word) => row.text.includes(word)))
  );
}

/** Today, as a number: days are counted where the visitor is. */
export const dayOf = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;

/** The one of a day, the same for everybody. 101 is prime, so each has its day before any comes again. */
export const ofTheDay = (ids: readonly string[], day: number): string | undefined => ids[(day * 101) % ids.length];

/** One to go to by chance: one that is not done yet, if there is any. `chance` is from 0 up to 1. */
export function randomOne(ids: readonly string[], done: ReadonlySet<string>, chance: number): string | undefined {
  const open = ids.filter((id) => !done.has(id));
  const from = open.length > 0 ? open : ids;
  return from[Math.floor(chance * from.length)];
}
