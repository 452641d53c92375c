import { type CollectionEntry, getCollection, render } from 'astro:content';
import { inLanguages } from '@/content/inLanguages.ts';
import { type Locale, locales } from '@/i18n/index.ts';
import { minutesToRead } from './reading.ts';

/** An article in a language, with what its prose turned out to hold. */
export interface Article {
  name: string;
  locale: Locale;
  entry: CollectionEntry<'articles'>;
  /** The clauses it names. */
  cites: readonly string[];
  /** How many widgets there are to handle. */
  tries: number;
  minutes: number;
}

async function read(): Promise<Article[]> {
  const entries = await getCollection('articles');
  const written = inLanguages(entries, 'content/articles', ({ id }) => id.split('/').toReversed() as [string, string]);
  return Promise.all(
    written.map(async ({ entry, name, locale }) => {
      // What is wrong with an article is told on its own page; the others stand.
      const found = await render(entry).then(
        ({ remarkPluginFrontmatter }) => remarkPluginFrontmatter,
        () => ({}),
      );
      const { cites = [], tries = 0 } = found as { cites?: string[]; tries?: number };
      return { name, locale, entry, cites, tries, minutes: minutesToRead(entry.body ?? '', locale) };
    }),
  );
}

/** Newest first; of one day in the order of their names. */
const order = (a: Article, b: Article): number =>
  b.entry.data.date.localeCompare(a.entry.data.date) || a.name.localeCompare(b.name);

/** Read once for a build; while somebody writes, anew for every page. */
let known: Promise<Article[]> | null = null;
const all = (): Promise<Article[]> => {
  if (import.meta.env.DEV) return read();
  known ??= read();
  return known;
};

export async function articlesIn(locale: Locale): Promise<Article[]> {
  return (await all()).filter((each) => each.locale === locale).sort(order);
}

/** `getStaticPaths` of whatever there is once for each article in a language. */
export const allArticles = async (): Promise<Article[]> =>
  (await Promise.all(locales.map((locale) => articlesIn(locale)))).flat();

/** The articles that name a clause. */
export const articlesCiting = async (clause: string, locale: Locale): Promise<Article[]> =>
  (await articlesIn(locale)).filter(({ cites }) => cites.includes(clause));
