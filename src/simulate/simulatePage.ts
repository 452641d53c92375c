import type { SimulateWords } from '@/i18n/en/simulate.ts';

/** What every part of the page gets. */
export interface SimulatePage {
  words: SimulateWords;
  /** Titles of clauses by id. */
  titles: Record<string, string>;
}

export const signed = (value: number, digits = 1): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`;
