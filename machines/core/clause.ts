/** Where a rulebook says it. `place` is the chapter or heading, so that a reader with the book can find it. */
export interface Source<Book extends string = string> {
  book: Book;
  place: string;
}

/**
 * One numbered rule. Everything that refuses, explains or teaches cites its id.
 * Whether it holds a difference between rule sets or a gap follows from the game's table of choices (choices.ts).
 */
export interface ClauseEntry<
  Id extends string = string,
  RuleSet extends string = string,
  Book extends string = string,
> {
  id: Id;
  /** The rule sets it holds in; left out when it holds in all. */
  ruleSets?: readonly RuleSet[];
  sources: readonly Source<Book>[];
}

type Sources<Book extends string> = readonly Source<Book>[];

/** The clauses of one chapter by their ids, each with its sources; `in` where it holds in some rule sets only. */
export const definer =
  <RuleSet extends string, Book extends string>() =>
  <const T extends Record<string, Sources<Book> | { in: readonly RuleSet[]; sources: Sources<Book> }>>(
    clauses: T,
  ): ClauseEntry<keyof T & string, RuleSet, Book>[] =>
    Object.entries(clauses).map(([id, given]) =>
      'sources' in given ? { id, ruleSets: given.in, sources: given.sources } : { id, sources: given },
    );

export interface ClauseWords {
  readonly title: string;
  /** The rule in our own words. */
  readonly text: string;
}

/** A clause with its words, in the language that is spoken when they are read. */
export type Clause<
  Id extends string = string,
  RuleSet extends string = string,
  Book extends string = string,
> = ClauseEntry<Id, RuleSet, Book> & ClauseWords;

export interface ChapterOf<C extends ClauseEntry, Key extends string = string> {
  key: Key;
  readonly title: string;
  clauses: readonly C[];
}

/** Clauses of any game, for whoever only looks them up. */
export interface ClauseIndex {
  chapters: readonly ChapterOf<Clause>[];
  clauses: readonly Clause[];
  isClauseId(text: string): boolean;
}

/** The title of a clause, wherever it stands. */
export const titleOf = ({ chapters }: ClauseIndex, id: string): string =>
  chapters.flatMap(({ clauses }) => clauses).find((each) => each.id === id)?.title ?? id;

interface Words<Id extends string, Key extends string> {
  clauses: Readonly<Record<Id, ClauseWords>>;
  chapters: Readonly<Record<Key, string>>;
}

/** A game's clauses in order, by chapter, and one by its id. */
export function registry<E extends ClauseEntry, Key extends string>(
  ordered: Readonly<Record<Key, readonly E[]>>,
  said: () => Words<E['id'], Key>,
) {
  type Worded = E & ClauseWords;
  const worded = (entry: E): Worded => ({
    ...entry,
    get title() {
      return said().clauses[entry.id as E['id']].title;
    },
    get text() {
      return said().clauses[entry.id as E['id']].text;
    },
  });
  const chapters: readonly ChapterOf<Worded, Key>[] = (Object.keys(ordered) as Key[]).map((key) => ({
    key,
    get title() {
      return said().chapters[key];
    },
    clauses: ordered[key].map(worded),
  }));
  const clauses: readonly Worded[] = chapters.flatMap((chapter) => chapter.clauses);
  const byId = new Map<string, Worded>(clauses.map((entry) => [entry.id, entry]));
  return {
    chapters,
    clauses,
    isClauseId: (text: string): text is E['id'] => byId.has(text),
    clause: (id: E['id']): Worded => {
      const found = byId.get(id);
      if (!found) throw new Error(`No clause ${id}`);
      return found;
    },
  };
}
