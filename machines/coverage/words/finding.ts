import { fill } from '../../core/words.ts';
import type { Finding } from '../position/audit/index.ts';
import { namer, type Where } from './namer.ts';
import { said } from './said.ts';
import { sentence } from './sentence.ts';

/** What no game could reach, as a sentence, with what the rules say to it. */
export const findingWords = ({ what, params, because }: Finding, where?: Where): string =>
  [fill(said().findings[what], params, namer(where, what)), ...(because ? [sentence(because, where)] : [])].join(' ');
