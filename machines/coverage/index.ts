import type { GameOf } from '../core/game.ts';
import { choices, defaultRuleSet, ruleSets } from './choiceWords.ts';
import * as clauses from './clauses/index.ts';
import { phases } from './names.ts';
import { rules as begun } from './position/begin.ts';
import { firstSeat, layPosition, lookAt, setupOf } from './position/build.ts';
import { actionOf, resolveMoves } from './position/moves.ts';
import { playing } from './position/play.ts';
import { run } from './position/run.ts';
import { checkSchema, moveSchema, positionSchema, rulingsSchema } from './position/schema.ts';
import type { Coverage } from './types.ts';
import { findingWords } from './words/finding.ts';

/** Coverage, whole. A page takes `rules.ts`, `position/play.ts` or `module.ts`, and carries no more than it asks. */
export const coverage: GameOf<Coverage> = {
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
  // A position of Coverage names only what differs from a new game.
  complete: (position) => position,
  findings: (position) =>
    lookAt(position).findings.map((finding) => ({
      finding,
      place: finding.place,
      words: findingWords(finding, setupOf(position)),
    })),
};
