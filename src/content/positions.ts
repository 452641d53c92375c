import type { Params } from '@machines/core/refusal.ts';
import { lookAt, setupOf } from '@machines/coverage/position/build.ts';
import type { PositionSpec as CoverageSpec } from '@machines/coverage/position/spec.ts';
import { findingWords as coverageWords } from '@machines/coverage/words/finding.ts';
import { impossible } from '@machines/smartphone/position/audit/index.ts';
import { layOut } from '@machines/smartphone/position/build.ts';
import { complete } from '@machines/smartphone/position/complete/index.ts';
import type { PositionSpec as SmartphoneSpec } from '@machines/smartphone/position/spec.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { findingWords as smartphoneWords } from '@machines/smartphone/words/finding.ts';
import type { Game } from '@/site.ts';

/** Positions of content: what they leave out is completed, and what no game could reach about them is found. */

/** Something that no game could reach, in a sentence, and the clause that says so. */
export interface Found {
  what: string;
  rule: string;
  /** The part of the position that it is about; empty: all of it. */
  place: string;
}

interface PositionsOf<Spec> {
  complete(spec: Spec): Spec;
  /** Throws a PositionError where there can be no such table at all. */
  findings(spec: Spec): Found[];
}

/** Where a position speaks of the region or the seat that a finding is about. */
function placeOf({ board = {}, table = {} }: SmartphoneSpec, { region, seat }: Params): string {
  if (typeof region === 'string' && region in board) return `board.${region}`;
  return typeof seat === 'string' && seat in table ? `table.${seat}` : '';
}

const smartphone: PositionsOf<SmartphoneSpec> = {
  complete,
  findings: (spec) => {
    const table = layOut(spec);
    return impossible(table).map((each) => ({
      what: smartphoneWords(each, componentsOf(table)),
      rule: each.rule,
      place: placeOf(spec, each.params),
    }));
  },
};

const coverage: PositionsOf<CoverageSpec> = {
  // A position of Coverage names only what differs from a new game.
  complete: (spec) => spec,
  findings: (spec) =>
    lookAt(spec).findings.map((each) => ({
      what: coverageWords(each, setupOf(spec)),
      rule: each.rule,
      place: each.place,
    })),
};

const games = { smartphone, coverage };

/** Whoever asks has read the position by the game's own door. */
export const completed = <Spec>(game: Game, spec: Spec): Spec =>
  (games[game] as unknown as PositionsOf<Spec>).complete(spec);
export const findingsIn = <Spec>(game: Game, spec: Spec): Found[] =>
  (games[game] as unknown as PositionsOf<Spec>).findings(spec);

/** Each finding once, however many readings of the rules it holds under. */
export const once = (found: readonly Found[]): Found[] => [
  ...new Map(found.map((each) => [`${each.rule} ${each.what}`, each])).values(),
];
