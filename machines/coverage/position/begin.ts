import { beginAt } from '../../core/position/begin.ts';
import { coverage } from '../module.ts';
import type { Coverage } from '../types.ts';
import { layAsWritten, setupOf } from './build.ts';
import { resolveMoves } from './moves.ts';
import { openLaid } from './play.ts';
import { moveSchema, positionSchema } from './schema.ts';

/** Games of Coverage that begin at a position. */
export const { rules, laidOf, begin } = beginAt<Coverage>({
  module: coverage,
  schemas: { position: positionSchema, move: moveSchema },
  setupOf,
  lay: (position, setup) => layAsWritten(position, setup).laid,
  openLaid,
  resolveMoves,
});
