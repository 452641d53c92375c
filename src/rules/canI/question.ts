import type { Verdict } from '@/search/record.ts';

/** A scenario in which someone has the wish. */
export interface AskedCase {
  scenario: string;
  /** Which of its moves is the wish, counted from 0; left out: the last. */
  move?: number;
  /** Another move than that one, at the same moment, in the notes of the game's scenarios. */
  instead?: unknown;
  /** Where no move is the wish but what comes of them: the answers of the scenario that grant it. */
  yes?: readonly string[];
}

/** Something players want to do in a phase, and what the rules say to it: proved on the engine. */
export interface Question<Id extends string = string> {
  id: Id;
  /** A phase of a round, or a chapter of the rules. */
  phase: string;
  /** What is claimed, in all editions or in each. */
  says: Verdict | Partial<Record<string, Verdict>>;
  /** The first is the picture. Where it depends, a case that is allowed and one that is refused. */
  cases: readonly AskedCase[];
}

export const claimedIn = ({ says }: Question, ruleSet: string): Verdict | undefined =>
  typeof says === 'string' ? says : says[ruleSet];
