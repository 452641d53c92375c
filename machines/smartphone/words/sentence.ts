import { fill } from '../../core/words.ts';
import { printed } from '../components/printed.ts';
import type { ComponentSet } from '../components/types.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import { namer } from './namer.ts';
import { said } from './said.ts';

/** A refusal as a sentence. */
export const sentence = ({ reason, params }: RefusalOf, components: ComponentSet = printed): string =>
  fill(said().refusals[reason], params, namer(components));
