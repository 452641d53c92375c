import { beside } from '@/content/beside.ts';
import { readHead } from '@/content/read.ts';
import { defaultLocale, type Locale } from '@/i18n/locales.ts';
import { type Entry, readScenario, readScenarioWords } from '@/scenarios/scenarioLibrary.ts';

/** The scenarios as the build serves them to the lab, one file each, so that none weighs on the page. */

const data = import.meta.glob<string>('/content/scenarios/*/*/scenario.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>('/content/scenarios/*/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Shelved = Entry & { title: string };

export const shelf = (locale: Locale = defaultLocale): Shelved[] =>
  Object.entries(data).map(([file, text]) => {
    const entry = readScenario(file, text);
    const [page, prose] = beside(words, file, locale);
    const { title } = readScenarioWords(page, readHead(page, prose), entry);
    return { ...entry, title };
  });
