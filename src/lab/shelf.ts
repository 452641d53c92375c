import { beside } from '@/content/beside.ts';
import { readHead } from '@/content/read.ts';
import { defaultLocale, type Locale } from '@/i18n/locales.ts';
import { type EntryOf, readScenarioOf, readScenarioWords } from '@/scenarios/library.ts';
import { type Smartphone, smartphone } from '@/scenarios/smartphone.ts';

/** The scenarios as the build serves them to the lab, one file each, so that none weighs on the page. */

const data = import.meta.glob<string>('/content/scenarios/smartphone/*/scenario.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>('/content/scenarios/smartphone/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Shelved extends EntryOf<Smartphone> {
  title: string;
}

export const shelf = (locale: Locale = defaultLocale): Shelved[] =>
  Object.entries(data).map(([file, text]) => {
    const entry = readScenarioOf(smartphone, file, text);
    const [page, prose] = beside(words, file, locale);
    const { title } = readScenarioWords(page, readHead(page, prose), entry);
    return { ...entry, title };
  });
