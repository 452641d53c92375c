import { fill } from '../../core/words.ts';
import { printed } from '../components/printed.ts';
import type { ComponentSet } from '../components/types.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import { refusals } from './en/refusals.ts';
import { namer } from './namer.ts';

/** A refusal as a sentence. */
export const sentence = ({ reason, params }: RefusalOf, components: ComponentSet = printed): string =>
  fill(refusals[reason], params, namer(components));
