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
