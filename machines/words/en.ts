import * as coverage from '../coverage/words/en.ts';
import * as smartphone from '../smartphone/words/en.ts';

/** Every word of every game. English is the source of keys; another language has the same. */
export const en = { smartphone, coverage };
