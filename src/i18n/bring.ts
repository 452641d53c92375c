import { speakMore } from '@machines/core/speech.ts';
import { localePath } from './locales.ts';
import { pageLocale } from './page.ts';

/** Words that are too many to come with a page: fetched, in its language, when they are first needed. */
export async function bringClauses(game: string): Promise<void> {
  const address = localePath(pageLocale(), `/said/${game}.json`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  speakMore(game, (await response.json()) as object);
}

let words: Promise<unknown> | undefined;

/** The words of the island on this page; `Words.astro` says where they lie. */
export const pageWords = <W>(): Promise<W> => {
  words ??= fetch(document.querySelector<HTMLLinkElement>('link[data-words]')?.href ?? '').then((response) => {
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return response.json();
  });
  return words as Promise<W>;
};
