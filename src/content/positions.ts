import type { GameOf, GameTypes } from '@machines/core/game.ts';

/** Something that no game could reach, in a sentence, and the clause that says so. */
export interface Found {
  what: string;
  rule: string;
  /** The part of the position that it is about; empty: all of it. */
  place: string;
}

/** What no game could reach about a position of content. */
export const findingsIn = <T extends GameTypes>(
  { findings }: Pick<GameOf<T>, 'findings'>,
  position: T['position'],
): Found[] => findings(position).map(({ finding, place, words }) => ({ what: words, rule: finding.rule, place }));

/** Each finding once, however many readings of the rules it holds under. */
export const once = (found: readonly Found[]): Found[] => [
  ...new Map(found.map((each) => [`${each.rule} ${each.what}`, each])).values(),
];
