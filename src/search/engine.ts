import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { Game } from '@/site.ts';
import type { FoundRecord, Kind, SearchRecord } from './record.ts';
import { keysOf, tokens } from './tokens.ts';

/** Questions answered by ranked matching of some of their words. The index is made with the site and loaded whole. */

const fields = ['title', 'asked', 'text', 'extra'] as const;
const options: Options = {
  fields: [...fields],
  idField: 'at',
  tokenize: tokens,
  processTerm: (term) => term,
};

export interface Library {
  records: FoundRecord[];
  /** Words that mean the same, as they are typed. */
  synonyms: string[][];
  index: unknown;
}

/** What the site writes: the index of everything, and of each record what is shown. */
export function libraryOf(all: readonly SearchRecord[], synonyms: string[][]): Library {
  const index = new MiniSearch(options);
  index.addAll(all.map(({ title, asked = '', text, extra = '' }, at) => ({ at, title, asked, text, extra })));
  return { records: all.map(({ asked: _, extra: __, ...shown }) => shown), synonyms, index: index.toJSON() };
}

const kindWeight: Record<Kind, number> = { clause: 1.25, answer: 1.2, scenario: 1, lesson: 0.8, term: 0.9, page: 0.5 };

export interface Answered {
  found: FoundRecord[];
  /** Whether the best of them answers, or is only the nearest. */
  answers: boolean;
  /** Words of the question that stand nowhere. */
  unknown: string[];
  /** What was looked for besides: the word, and what it was taken for. */
  also: { word: string; others: string[] }[];
}

export interface Searcher {
  ask(question: string, game?: Game | null): Answered;
  records: readonly FoundRecord[];
}

/** More are never shown. */
const most = 12;

const clauseId = /^([sc])([a-z]?\d*)\.?(\d+)?$/i;

export async function searcherOf({ records, synonyms, index }: Library): Promise<Searcher> {
  const mini = await MiniSearch.loadJSAsync(index as Parameters<typeof MiniSearch.loadJS>[0], options);
  const bySynonym = new Map<string, string[]>();
  // The first of a group is the game's own word, which needs no other.
  for (const group of synonyms)
    for (const word of group.slice(1)) {
      const key = tokens(word).join(' ');
      const others = group.filter((other) => other !== word);
      bySynonym.set(key, [...(bySynonym.get(key) ?? []), ...others]);
    }

  const alsoIn = (question: string): Answered['also'] =>
    keysOf(question).flatMap(({ word, keys }) => {
      const others = bySynonym.get(keys.join(' '));
      return others ? [{ word, others }] : [];
    });

  const run = (query: string, last: string): SearchResult[] =>
    mini.search(query, {
      boost: { title: 2, asked: 2, text: 1, extra: 0.7 },
      prefix: (term) => term === last || term.length > 4,
      fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.25 : false),
      weights: { prefix: 0.4, fuzzy: 0.25 },
      boostDocument: (at) => kindWeight[records[at as number]?.kind ?? 'page'],
    });

  const grouped = (scores: Map<number, number>): Map<number, number> => {
    // What scenarios say of a clause speaks for the clause they are about.
    const best = new Map<string, number>();
    for (const [at, score] of scores) {
      const record = records[at];
      const clause = record?.kind === 'scenario' || record?.kind === 'answer' ? record.clauses?.[0] : undefined;
      if (clause) best.set(clause, Math.max(best.get(clause) ?? 0, score));
    }
    const all = new Map(scores);
    records.forEach((record, at) => {
      const support = record.kind === 'clause' ? best.get(record.id) : undefined;
      if (support) all.set(at, (all.get(at) ?? 0) + 0.35 * support);
    });
    return all;
  };

  function ask(question: string, game: Game | null = null): Answered {
    const id = clauseId.test(question.trim()) ? question.trim().toUpperCase() : null;
    const also = alsoIn(question);
    const last = tokens(question).at(-1) ?? '';
    const results = run(question, last);
    const scores = new Map(results.map((each) => [each.id as number, each.score]));
    for (const { others } of also)
      for (const each of run(others.join(' '), ''))
        scores.set(each.id as number, (scores.get(each.id as number) ?? 0) + 0.5 * each.score);
    const ranked = [...grouped(scores)]
      .map(([at, score]) => ({ record: records[at] as FoundRecord, score, at }))
      .filter(({ record }) => !game || record.game === game || record.game === null)
      .sort((a, b) => b.score - a.score);
    if (id) {
      const rank = (record: FoundRecord) => (record.id === id ? 0 : record.id.startsWith(id) ? 1 : 2);
      const byNumber = records.filter((record) => record.kind === 'clause' && rank(record) < 2);
      if (byNumber.length > 0)
        return {
          found: [...byNumber].sort((a, b) => rank(a) - rank(b)).slice(0, most),
          answers: true,
          unknown: [],
          also: [],
        };
    }
    const asked = keysOf(question);
    const heard = new Map(results.map((each) => [each.id as number, new Set(each.queryTerms)]));
    const top = ranked[0];
    const hears = (keys: string[], at: number) => keys.some((key) => heard.get(at)?.has(key));
    const alsoWords = new Set(also.map(({ word }) => word));
    // A rare word weighs more than one that is everywhere; one that is nowhere weighs most.
    const counts = new Map<string, number>();
    for (const { queryTerms } of results)
      for (const term of new Set(queryTerms)) counts.set(term, (counts.get(term) ?? 0) + 1);
    const weightOf = ({ keys }: { keys: string[] }) =>
      Math.max(...keys.map((key) => Math.log(1 + records.length / (counts.get(key) ?? 1))));
    const sum = (words: typeof asked) => words.reduce((all, word) => all + weightOf(word), 0);
    const matched = top
      ? sum(asked.filter(({ word, keys }) => hears(keys, top.at) || alsoWords.has(word))) / Math.max(1, sum(asked))
      : 0;
    const everHeard = new Set(results.flatMap((each) => each.queryTerms));
    const unknown = asked
      .filter(({ word, keys }) => !keys.some((key) => everHeard.has(key)) && !alsoWords.has(word))
      .map(({ word }) => word);
    const best = top?.score ?? 0;
    return {
      found: ranked
        .filter(({ score }) => score > best * 0.22)
        .slice(0, most)
        .map(({ record }) => record),
      answers: matched > 0.45 && best > 4,
      unknown,
      also,
    };
  }
  return { ask, records };
}
