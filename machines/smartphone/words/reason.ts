import { type Why, whyWords } from '../../core/why.ts';
import { printed } from '../components/printed.ts';
import type { ComponentSet } from '../components/types.ts';
import { namer } from './namer.ts';
import { said } from './said.ts';

/** Why a computer player chose what it chose, as a sentence. */
export const reasonWords = (why: Why, components: ComponentSet = printed): string =>
  whyWords(said().reasons, why, namer(components));
