import { defaultLocale, type Locale } from '@/i18n/locales.ts';
import type { Entry } from '@/scenarios/scenarioLibrary.ts';
import { coverageScenarios, smartphoneScenarios } from '@/scenarios/scenarioShelf.ts';

/** The scenarios as the build serves them to the lab, one file each, so that none weighs on the page. */
export type Shelved = Entry & { title: string };

export const shelf = (locale: Locale = defaultLocale): Shelved[] => [
  ...smartphoneScenarios(locale).map(({ words, ...entry }) => ({ ...entry, title: words.title })),
  ...coverageScenarios(locale).map(({ words, ...entry }) => ({ ...entry, title: words.title })),
];
