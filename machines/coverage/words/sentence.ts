import { fill } from '../../core/words.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import { refusals } from './en/refusals.ts';
import { namer, type Where } from './namer.ts';

/** A refusal as a sentence. */
export const sentence = ({ reason, params }: RefusalOf, where?: Where): string =>
  fill(refusals[reason], params, namer(where, reason));
