import { type Game, rulesPath, tablePath } from '../site.ts';

/** What a build is made of: written by the build, read by the worker that keeps it. */
export interface Contents {
  /** The headers every page came with from a host that heeds `_headers`. */
  headers: Record<string, string>;
  /** Every file by its address: its checksum, its type, its size when compressed, and of a page what it `needs`. */
  files: Record<string, readonly [digest: string, type: number, size: number, needs?: number]>;
  types: readonly string[];
  /** What pages load by themselves or when something on them is first opened; many pages need the same. */
  needs: readonly (readonly string[])[];
  /** Many small files that are of use together only, by where their addresses begin: one file holds them all. */
  bundles: Record<string, string>;
  /** What to say when not even the page that says it is there; the default language has no prefix. */
  words: Record<string, { prefix: string; lang: string; title: string; text: string; again: string }>;
}

/** Where each file of a bundle lies, counted from the end of this table. */
export type BundleIndex = Record<string, readonly [at: number, length: number, type: string]>;

const games = /\/(smartphone|coverage)\//;
const isPage = (address: string): boolean => /\/$|\.html$/.test(address);

/** The language an address is in, as the part of it that says so. */
export const prefixOf = ({ words }: Contents, address: string): string =>
  Object.values(words).find(({ prefix }) => prefix && address.startsWith(`${prefix}/`))?.prefix ?? '';

/** Without network and unread: this page tells so. */
export const offlinePage = (contents: Contents, address: string): string => `${prefixOf(contents, address)}/offline/`;

export const lostPage = '/404.html';

/** A page and whatever it needs. */
const withNeeds = ({ files, needs }: Contents, pages: readonly string[]): string[] => [
  ...new Set(pages.flatMap((page) => [page, ...(needs[files[page]?.[3] ?? -1] ?? [])])),
];

/** What a visit to this page keeps at once: the page, the way in, in its language; of its game what a table needs, and lessons. */
export function shellOf(contents: Contents, address: string): string[] {
  const prefix = prefixOf(contents, address);
  const game = games.exec(address)?.[1] as Game | undefined;
  const atTable = game ? [tablePath(game), rulesPath(game), rulesPath(game, 'can-i')] : [];
  const ways = ['/', '/offline/', '/learn/', '/play/', '/rules/', '/search/', ...atTable].map((each) => prefix + each);
  const own = Object.keys(contents.files).filter(
    (each) =>
      isPage(each) &&
      game !== undefined &&
      (each === `${prefix}/play/${game}/` || each.startsWith(`${prefix}/learn/${game}/`)),
  );
  const pages = [address, ...ways, lostPage, ...own].filter((each) => each in contents.files);
  return withNeeds(contents, pages);
}

/** Everything that pages in the language of this address are made of. */
export const everything = (contents: Contents, address: string): string[] => {
  const prefix = prefixOf(contents, address);
  return Object.keys(contents.files).filter((each) => !isPage(each) || prefixOf(contents, each) === prefix);
};

export const keptPages = (contents: Contents, kept: ReadonlySet<string>): string[] =>
  Object.entries(contents.files)
    .filter(([address, [digest]]) => isPage(address) && address !== lostPage && kept.has(digest))
    .map(([address]) => address);
