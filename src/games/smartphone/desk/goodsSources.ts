import type { GoodsSources } from '@machines/smartphone/rules/yields.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';

/** What each source of goods is called (S3.1, S3.4). */
export const goodsSources = {
  symbols: 'fromSymbols',
  covered: 'fromCovered',
  faceDown: 'fromFaceDown',
  tokens: 'fromTokens',
  technologies: 'fromTechnologies',
} as const satisfies Record<keyof GoodsSources, keyof DeskWords>;
