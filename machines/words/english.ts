import { isSpoken, speak } from '../core/speech.ts';
import { en } from './en.ts';

/** Imported for its effect by what speaks English unless told otherwise: the command line, the tests, the proofs of content. */
if (!isSpoken()) speak(en);
