import { ContentError } from '@/content/read.ts';
import type { Locale } from '@/i18n/index.ts';
import type { Game } from '@/site.ts';

/** What people call things (`content/asked`), read and checked: every clause and scenario has a line, nothing twice. */

const files = import.meta.glob<string>('/content/asked/*.txt', { query: '?raw', import: 'default', eager: true });

const linesOf = (file: string): string[] => {
  const text = files[file];
  if (text === undefined) throw new ContentError(file, [{ path: '', message: 'There is no such file.' }]);
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
};

const parted = (text: string): string[] => text.split(' / ').map((each) => each.trim());

/** The ways to say it, by clause or scenario. */
export function askedIn(game: Game, locale: Locale, ids: readonly string[]): Map<string, string[]> {
  const file = `/content/asked/${game}.${locale}.txt`;
  const asked = new Map<string, string[]>();
  const saidOf = new Map<string, string>();
  const wrong: string[] = [];
  for (const line of linesOf(file)) {
    const [, id = '', words = ''] = /^([\w.-]+): (.+)$/.exec(line) ?? [];
    if (!ids.includes(id)) wrong.push(`${line}: there is no such clause or scenario.`);
    if (asked.has(id)) wrong.push(`${id} has two lines.`);
    const ways = parted(words);
    for (const way of ways) {
      const other = saidOf.get(way.toLowerCase());
      if (other) wrong.push(`“${way}” is said of ${other} and of ${id}.`);
      saidOf.set(way.toLowerCase(), id);
    }
    asked.set(id, ways);
  }
  for (const id of ids) if (!asked.has(id)) wrong.push(`${id} has no line.`);
  if (wrong.length > 0)
    throw new ContentError(
      file,
      wrong.map((message) => ({ path: '', message })),
    );
  return asked;
}

/** Words that mean the same to who asks. */
export const synonymsIn = (locale: Locale): string[][] => linesOf(`/content/asked/synonyms.${locale}.txt`).map(parted);
