import type { Game } from '@/site.ts';

/** What can be found. */
export const kinds = ['clause', 'answer', 'scenario', 'lesson', 'article', 'term', 'page'] as const;
export type Kind = (typeof kinds)[number];

export const verdicts = ['yes', 'no', 'if', 'gap'] as const;
export type Verdict = (typeof verdicts)[number];

/** So many are shown where nothing answers. */
export const nearest = 3;

/** An answer as it is in some editions. */
export interface Said {
  /** The rule sets it holds in. */
  in: string[];
  verdict: Verdict;
  /** The answer in a few words: “Only if you have 4G side B”. */
  head: string;
  text: string;
}

/** One thing that can be found, as it is shown. */
export interface FoundRecord {
  /** The clause's number, or the address. */
  id: string;
  kind: Kind;
  game: Game | null;
  title: string;
  /** The sentence that answers. */
  text: string;
  address: string;
  clauses?: string[];
  /** Where it can be tried. */
  attempt?: string;
  /** The scenario whose position is the picture. */
  picture?: string;
  /** Editions whose book leaves it open, and whether editions part on it. */
  open?: string[];
  differs?: boolean;
  /** What it leaves open in some editions: the question, and how it is read here. */
  gaps?: { in: string[]; text: string }[];
  /** The editions it holds in, where not in all. */
  only?: string[];
  said?: Said[];
  /** The text as the rulebooks of some editions have it, where it is not the same in all. */
  own?: { in: string[]; text: string }[];
  /** A kind of scenario, a number of a lesson. */
  note?: string;
}

/** The same with what is matched and not shown. */
export interface SearchRecord extends FoundRecord {
  asked?: string;
  extra?: string;
}
