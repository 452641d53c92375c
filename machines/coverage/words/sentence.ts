import { fill } from '../../core/words.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import { namer, type Where } from './namer.ts';
import { said } from './said.ts';

/** A refusal as a sentence. */
export const sentence = ({ reason, params }: RefusalOf, where?: Where): string =>
  fill(said().refusals[reason], params, namer(where, reason));
