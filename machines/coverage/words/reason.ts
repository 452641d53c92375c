import { type Why, whyWords } from '../../core/why.ts';
import { namer, type Where } from './namer.ts';
import { said } from './said.ts';

/** Why a computer player chose what it chose, as a sentence. */
export const reasonWords = (why: Why, where?: Where): string => whyWords(said().reasons, why, namer(where, why.what));
