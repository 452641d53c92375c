import { groupBy } from '@machines/core/group.ts';
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { Game } from '@/site.ts';
import { type FoundRecord, type Kind, nearest, type SearchRecord } from './record.ts';
import { guesser } from './spelling.ts';
import { denies, keysOf, pairs, stemmed, tokens, wantsOther, wantsVerdict, wordsOf } from './tokens.ts';

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

const kindWeight: Record<Kind, number> = {
  clause: 1.3,
  answer: 1,
  scenario: 1,
  lesson: 0.8,
  article: 0.7,
  term: 0.9,
  page: 0.5,
};

export interface Answered {
  found: FoundRecord[];
  /** What stands on top of them; nothing where none answers, none clearly before others, or only a page to read. */
  top: FoundRecord | null;
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

/** A title as it is compared: the words that tell something, so that “What is a patent?” asks for “Patent”. */
const titleKey = (title: string): string => tokens(title).join(' ');

/** Whether a question has every word of a title, the small ones too: “do I have to sell” does not name “Where you can sell”. */
function isNamedIn(title: string, question: string): boolean {
  const has = new Set(wordsOf(question).map(stemmed));
  return wordsOf(title).every((word) => has.has(stemmed(word)));
}

/** Whether something belongs to the game that was chosen, or to none. */
const isIn = (game: Game | null, record: FoundRecord): boolean => !game || record.game === game || record.game === null;

const gameNames: readonly (readonly [Game, RegExp])[] = [
  ['coverage', /\bcoverage\b|커버리지/i],
  ['smartphone', /\bsmartphone\b|스마트폰/i],
];

/** The game that a question names; none where it names both. */
function gameNamedIn(question: string): Game | null {
  const named = gameNames.filter(([, name]) => name.test(question));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** A page to read is no answer. */
const isAnswer = ({ kind }: FoundRecord): boolean => !['page', 'lesson', 'article'].includes(kind);

/** How much of a question is most of it. */
const mostOf = 0.6;

/** What is told of another clause has at most so much of the score of an answer: closer ones are only results. */
const atMostNext = 0.7;

/** Whether two records tell of one clause. */
const areOfOne = ({ clauses = [] }: FoundRecord, other: FoundRecord): boolean =>
  clauses.some((id) => other.clauses?.includes(id));

/** A word of a question, all that it is looked up by, and how much it tells. */
interface Weighed {
  word: string;
  keys: string[];
  weight: number;
}
const sum = (words: readonly Weighed[]): number => words.reduce((all, { weight }) => all + weight, 0);

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

  const byTitle = groupBy(records, ({ title }) => titleKey(title));

  /** The game's word for the opponent of two players, and what else he is called. */
  const ofSteve = new Set(
    synonyms.filter(([own]) => /^(steve|스티브)$/.test(own ?? '')).flatMap((group) => group.flatMap(tokens)),
  );

  /** Clauses by their number, or by the beginning of one. */
  const withNumber = (question: string): FoundRecord[] => {
    if (!clauseId.test(question)) return [];
    const id = question.toUpperCase();
    const begins = records.filter((record) => record.kind === 'clause' && record.id.startsWith(id));
    return [...begins.filter((record) => record.id === id), ...begins.filter((record) => record.id !== id)].slice(
      0,
      most,
    );
  };

  /** What bears this name, to the letter or but for small words; what answers best first. */
  const named = (question: string): FoundRecord[] => {
    const asked = wordsOf(question).join(' ');
    const rank = ({ title, kind }: FoundRecord) => (wordsOf(title).join(' ') === asked ? 10 : 0) + kindWeight[kind];
    return (byTitle.get(titleKey(question)) ?? []).toSorted((one, other) => rank(other) - rank(one));
  };

  /** What looks most like it by name, where no word of a question stands anywhere. */
  const likeliest = (question: string, game: Game | null): FoundRecord[] => {
    const asked = new Set(wordsOf(question).flatMap(pairs));
    const likeness = ({ title }: FoundRecord): number => {
      const own = new Set(wordsOf(title).flatMap(pairs));
      return [...own].filter((pair) => asked.has(pair)).length / (own.size + asked.size || 1);
    };
    return records
      .filter((record) => isIn(game, record))
      .map((record) => ({ record, like: likeness(record) * kindWeight[record.kind] }))
      .sort((one, other) => other.like - one.like)
      .slice(0, nearest)
      .map(({ record }) => record);
  };

  const meant = guesser(records);

  const alsoIn = (question: string): Answered['also'] =>
    keysOf(question).flatMap(({ word, keys }) => {
      const others = bySynonym.get(keys.join(' ')) ?? meant(word, keys[0] ?? word);
      return others.length > 0 ? [{ word, others }] : [];
    });

  const run = (query: string, last: string): SearchResult[] => {
    // A long word of Korean is many pairs, and still one word.
    const shares = new Map(
      keysOf(query).flatMap(({ keys }) => keys.map((key) => [key, 1 / Math.sqrt(keys.length)] as const)),
    );
    return mini.search(query, {
      boostTerm: (term) => shares.get(term) ?? 1,
      boost: { title: 2, asked: 2, text: 1, extra: 0.7 },
      prefix: (term) => term === last || term.length > 4,
      fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.25 : false),
      weights: { prefix: 0.4, fuzzy: 0.25 },
      boostDocument: (at) => kindWeight[records[at as number]?.kind ?? 'page'],
    });
  };

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

  /**
   * The yes or no that stands on top: a clause gives way to it, a scenario of the same clause where one is wanted, if its
   * own words are most of the question; else it would answer another.
   */
  const verdictAmong = (question: string, found: readonly FoundRecord[], weights: readonly Weighed[]) => {
    const [first] = found;
    const givesWay = first?.kind === 'clause' || (first?.kind === 'scenario' && wantsVerdict(question));
    if (!givesWay || wantsOther(question)) return undefined;
    const isMost = ({ title, text }: FoundRecord): boolean => {
      const own = new Set(tokens(`${title} ${text}`));
      const has = weights.filter(({ keys }) => keys.some((key) => own.has(key)));
      return sum(has) > mostOf * sum(weights);
    };
    const isOf = ({ kind, clauses }: FoundRecord) => kind === 'answer' && clauses?.[0] === first.clauses?.[0];
    return found.slice(0, 6).find((each) => isOf(each) && isMost(each));
  };

  function ask(question: string, chosen: Game | null = null): Answered {
    const game = chosen ?? gameNamedIn(question);
    const byNumber = withNumber(question.trim());
    if (byNumber.length > 0) return { found: byNumber, top: byNumber[0] ?? null, answers: true, unknown: [], also: [] };
    const also = alsoIn(question);
    const last = tokens(question).at(-1) ?? '';
    const results = run(question, last);
    const scores = new Map(results.map((each) => [each.id as number, each.score]));
    /** Which records have each word of the question, as it was typed or in another word for it. */
    const having = new Map<string, Set<number>>();
    const asked = keysOf(question);
    for (const { word, keys } of asked)
      having.set(
        word,
        new Set(results.filter(({ queryTerms }) => keys.some((key) => queryTerms.includes(key))).map(({ id }) => id)),
      );
    for (const { word, others } of also)
      for (const each of run(others.join(' '), '')) {
        scores.set(each.id as number, (scores.get(each.id as number) ?? 0) + 0.5 * each.score);
        having.get(word)?.add(each.id as number);
      }
    // A word that is only like one of theirs, and not taken for it, the records do not have.
    const known = [...new Set(results.flatMap(({ terms }) => terms))];
    const isKnown = ({ word, keys }: (typeof asked)[number]): boolean =>
      also.some((each) => each.word === word) || keys.some((key) => known.some((term) => term.startsWith(key)));
    // A rare word weighs more than one that is everywhere; one that is nowhere weighs most.
    const weights = asked.map(({ word, keys }) => ({
      word,
      keys: [...keys, ...also.filter((each) => each.word === word).flatMap(({ others }) => others.flatMap(tokens))],
      weight: Math.log(1 + records.length / Math.max(1, having.get(word)?.size ?? 0)),
    }));
    const shareOf = (at: number): number =>
      sum(weights.filter(({ word }) => having.get(word)?.has(at))) / Math.max(1, sum(weights));
    // What holds for Steve alone is hardly meant by a question that does not name him.
    if (!tokens(question).some((key) => ofSteve.has(key)))
      for (const [at, score] of scores) if (records[at]?.clauses?.[0]?.startsWith('SV.')) scores.set(at, 0.6 * score);
    if (denies(question))
      for (const [at, score] of scores) {
        const record = records[at];
        if (record?.kind === 'answer' && !denies(record.title)) scores.set(at, 0.4 * score);
      }
    if (wantsVerdict(question))
      for (const [at, score] of scores) if (records[at]?.kind === 'answer') scores.set(at, 1.7 * score);
    const ranked = [...grouped(scores)]
      .map(([at, score]) => ({ record: records[at] as FoundRecord, score, at }))
      .filter(({ record }) => isIn(game, record))
      .sort((a, b) => b.score - a.score);
    const [top] = ranked;
    const best = top?.score ?? 0;
    const exact = named(question).filter((record) => isIn(game, record));
    const others = ranked.filter(({ score, record }) => score > best * 0.22 && !exact.includes(record));
    const found = [...exact, ...others.map(({ record }) => record)].slice(0, most);
    const answers = exact.length > 0 || (top !== undefined && shareOf(top.at) > 0.45 && best > 4);
    const onTop = verdictAmong(question, found, weights) ?? found[0];
    const next = ranked.find(({ record }) => top && !areOfOne(record, top.record));
    const leads =
      exact.some(({ title }) => isNamedIn(title, question)) ||
      onTop?.kind === 'answer' ||
      (next?.score ?? 0) <= atMostNext * best;
    return {
      found: found.length > 0 ? found : likeliest(question, game),
      top: answers && leads && onTop && isAnswer(onTop) ? onTop : null,
      answers,
      unknown: asked.filter((each) => !isKnown(each)).map(({ word }) => word),
      also,
    };
  }
  return { ask, records };
}
