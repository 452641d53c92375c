/** Where a rulebook says it. `place` is the chapter or heading, so that a reader with the book can find it. */
export interface Source<Book extends string = string> {
  book: Book;
  place: string;
}

/**
 * One numbered rule. Everything that refuses, explains or teaches cites its id.
 * Whether it holds a difference between rule sets or a gap follows from the game's table of choices (editions.ts).
 */
export interface Clause<Id extends string = string, RuleSet extends string = string, Book extends string = string> {
  id: Id;
  title: string;
  /** The rule in our own words. */
  text: string;
  /** The rule sets it holds in; left out when it holds in all. */
  ruleSets?: readonly RuleSet[];
  sources: readonly Source<Book>[];
}

export interface ChapterOf<C extends Clause, Key extends string = string> {
  key: Key;
  title: string;
  clauses: readonly C[];
}

/** Clauses of any game, for whoever only looks them up. */
export interface ClauseIndex {
  chapters: readonly ChapterOf<Clause>[];
  isClauseId(text: string): boolean;
}

/** The title of a clause, wherever it stands. */
export const titleOf = ({ chapters }: ClauseIndex, id: string): string =>
  chapters.flatMap(({ clauses }) => clauses).find((each) => each.id === id)?.title ?? id;

/** A game's clauses in order, and one by its id. */
export function registry<C extends Clause>(chapters: readonly ChapterOf<C>[]) {
  const clauses: readonly C[] = chapters.flatMap((chapter) => chapter.clauses);
  const byId = new Map<string, C>(clauses.map((entry) => [entry.id, entry]));
  return {
    clauses,
    isClauseId: (text: string): text is C['id'] => byId.has(text),
    clause: (id: C['id']): C => {
      const found = byId.get(id);
      if (!found) throw new Error(`No clause ${id}`);
      return found;
    },
  };
}
