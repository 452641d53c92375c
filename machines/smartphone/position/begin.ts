import { beginAt } from '../../core/position/begin.ts';
import { smartphone } from '../module.ts';
import type { Smartphone } from '../types.ts';
import { layPosition, setupOf } from './build.ts';
import { resolveMoves } from './moves.ts';
import { openLaid } from './play.ts';
import { moveSchema, positionSchema } from './schema.ts';

/** Games of Smartphone Inc. that begin at a position. */
export const { rules, laidOf, begin } = beginAt<Smartphone>({
  module: smartphone,
  schemas: { position: positionSchema, move: moveSchema },
  setupOf,
  lay: layPosition,
  openLaid,
  resolveMoves,
});
