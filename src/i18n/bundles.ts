import { createHash } from 'node:crypto';
import type { Locale } from './locales.ts';
import { type PageTables, pageTables } from './pageWords.ts';
import { ruleWords } from './spoken.ts';

/**
 * Words that pages bring along, as files: one for each language and game with what nearly every page needs, and one for
 * each table that only some do. A browser keeps them from page to page; their names change with their content.
 */

/** What speaks, and the tables it speaks from. */
type Bundle = Readonly<Record<string, readonly string[]>>;

const core = {
  smartphone: ['names', 'actions', 'refusals', 'happenings'],
  coverage: ['names', 'actions', 'over', 'refusals', 'happenings'],
} as const;
const more = ['choices', 'reasons', 'findings', 'changes'] as const;

type GameOf = keyof typeof core;

/** What widgets in prose say besides, and what a desk in it says. */
const ofWidgets: Record<GameOf, Record<string, readonly (keyof PageTables)[]>> = {
  smartphone: { widgets: ['widgets', 'smartphone'], desk: ['widgets', 'desk'] },
  coverage: { widgets: ['widgets', 'coverage'] },
};

const bundles: Readonly<Record<string, Bundle>> = Object.fromEntries(
  (Object.keys(core) as GameOf[]).flatMap((game) => [
    [game, { [game]: core[game] }],
    ...more.map((table) => [`${game}-${table}`, { [game]: [table] }]),
    ...Object.entries(ofWidgets[game]).map(([name, page]) => [`${game}-${name}`, { page }]),
  ]),
);

export const bundleNames: readonly string[] = Object.keys(bundles);

/** A script that adds the words to what is spoken already. */
export function bundleText(locale: Locale, name: string): string {
  const owners = Object.entries(bundles[name] ?? {}).map(([owner, tables]) => {
    const from = (owner === 'page' ? pageTables(locale) : ruleWords(locale)[owner as GameOf]) as Record<string, object>;
    const words = Object.fromEntries(tables.map((table) => [table, from[table]]));
    return `s[${JSON.stringify(owner)}]={...s[${JSON.stringify(owner)}],...${JSON.stringify(words)}};`;
  });
  return `{const s=globalThis.said??={};${owners.join('')}}\n`;
}

const files = new Map<string, string>();

/** The name of a bundle's file, without its ending. */
export function bundleFile(locale: Locale, name: string): string {
  if (!(name in bundles)) throw new Error(`There are no words called ${name}.`);
  const key = `${locale}-${name}`;
  const known = files.get(key);
  if (known) return known;
  const hash = createHash('sha256').update(bundleText(locale, name)).digest('base64url').slice(0, 8);
  files.set(key, `${key}.${hash}`);
  return `${key}.${hash}`;
}

export const bundlePath = (locale: Locale, name: string): string => `/said/${bundleFile(locale, name)}.js`;

/** The files that hold these tables of a game. */
export const bundlesWith = (game: GameOf, tables: readonly string[]): string[] => [
  ...(tables.some((table) => core[game].some((each) => each === table)) ? [game] : []),
  ...more.filter((table) => tables.includes(table)).map((table) => `${game}-${table}`),
];

/** What a widget of a game in prose has to know before it comes to life. */
export const widgetBundles = (locale: Locale, game: GameOf): string[] =>
  [game, `${game}-widgets`].map((name) => bundlePath(locale, name));

/** The same for a board with a desk on it. */
export const planBundles = (locale: Locale): string[] => [
  ...widgetBundles(locale, 'smartphone'),
  bundlePath(locale, 'smartphone-desk'),
];

/** The same for a desk, which has no board beside it. */
export const deskBundles = (locale: Locale): string[] =>
  ['smartphone', 'smartphone-desk'].map((name) => bundlePath(locale, name));
