import type { GameOf } from '../core/game.ts';
import type { Params } from '../core/refusal.ts';
import { choices, defaultRuleSet, ruleSets } from './choiceWords.ts';
import * as clauses from './clauses/index.ts';
import { phases } from './names.ts';
import { impossible } from './position/audit/index.ts';
import { rules as begun } from './position/begin.ts';
import { firstSeat, layOut, layPosition } from './position/build.ts';
import { complete } from './position/complete/index.ts';
import { actionOf, resolveMoves } from './position/moves.ts';
import { playing } from './position/play.ts';
import { run } from './position/run.ts';
import type { PositionSpec } from './position/schema.ts';
import { checkSchema, moveSchema, positionSchema, rulingsSchema } from './position/schema.ts';
import { componentsOf } from './rules/lookup.ts';
import type { Smartphone } from './types.ts';
import { findingWords } from './words/finding.ts';

/** Where a position speaks of the region or the seat that a finding is about. */
function placeOf({ board = {}, table = {} }: PositionSpec, { region, seat }: Params): string {
  if (typeof region === 'string' && region in board) return `board.${region}`;
  return typeof seat === 'string' && seat in table ? `table.${seat}` : '';
}

/** Smartphone Inc., whole. A page takes `rules.ts`, `position/play.ts` or `module.ts`, and carries no more than it asks. */
export const smartphone: GameOf<Smartphone> = {
  ...begun,
  ...playing,
  clauses,
  choices,
  ruleSets,
  defaultRuleSet,
  phases: [...phases, 'over'],
  schemas: { position: positionSchema, move: moveSchema, check: checkSchema, rulings: rulingsSchema },
  lay: layPosition,
  run,
  actionOf,
  resolveMoves,
  firstSeat,
  complete,
  findings: (position) => {
    const table = layOut(position);
    return impossible(table).map((finding) => ({
      finding,
      place: placeOf(position, finding.params),
      words: findingWords(finding, componentsOf(table)),
    }));
  },
};
