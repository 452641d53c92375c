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
