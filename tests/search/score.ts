import { readFileSync } from 'node:fs';
import type { Searcher } from '../../src/search/engine.ts';
import type { FoundRecord } from '../../src/search/record.ts';

/**
 * How well the search answers questions of players. `questions` were written from the rulebooks before the lines of
 * `content/asked`, by the same hand; `held` by someone who has never seen those lines, and nothing is written for them.
 */

export const sets = ['questions', 'held'] as const;
export type QuestionSet = (typeof sets)[number];

/** The least share, in percent, whose clause has to be among the first three. */
export const leastShare = { en: 85, ko: 80 } as const;

/** The least share, in percent, of the answers on top that answer: a wrong one is worse than none. */
export const leastRight = 80;

export interface Question {
  words: string;
  /** The clauses that answer, any of them. */
  wanted: string[];
}

export const questionsIn = (set: QuestionSet, locale: string): Question[] =>
  readFileSync(new URL(`${set}.${locale}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [words = '', ids = ''] = line.split(' | ');
      return { words, wanted: ids.split(' ') };
    });

/** A result answers if it is the clause, or an answer or scenario about it. */
const isAbout = ({ kind, id, clauses = [] }: FoundRecord, wanted: readonly string[]): boolean =>
  kind === 'clause'
    ? wanted.includes(id)
    : (kind === 'scenario' || kind === 'answer') && wanted.includes(clauses[0] ?? '');

export interface Asked extends Question {
  /** Its place among the results, from 1; 0 where it is not among them. */
  rank: number;
  found: FoundRecord[];
  /** Whether what stands on top answers; null where nothing does. */
  isRight: boolean | null;
}

export const askAll = (questions: readonly Question[], ask: Searcher['ask']): Asked[] =>
  questions.map(({ words, wanted }) => {
    const { found, top } = ask(words);
    const rank = found.findIndex((each) => isAbout(each, wanted)) + 1;
    return { words, wanted, found, rank, isRight: top && isAbout(top, wanted) };
  });

/** The share, in percent, that is answered among the first so many. */
export const shareAmong = (asked: readonly Asked[], most: number): number =>
  (100 * asked.filter(({ rank }) => rank > 0 && rank <= most).length) / asked.length;

/** How many have an answer on top, and the share of these, in percent, that answer. */
export function onTop(asked: readonly Asked[]): { shown: number; right: number } {
  const shown = asked.filter(({ isRight }) => isRight !== null);
  return { shown: shown.length, right: (100 * shown.filter(({ isRight }) => isRight).length) / shown.length };
}

export const meanReciprocalRank = (asked: readonly Asked[]): number =>
  asked.reduce((sum, { rank }) => sum + (rank ? 1 / rank : 0), 0) / asked.length;
