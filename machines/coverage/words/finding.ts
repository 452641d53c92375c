import { fill } from '../../core/words.ts';
import type { Finding } from '../position/audit.ts';
import { findings } from './en/findings.ts';
import { namer, type Where } from './namer.ts';
import { sentence } from './sentence.ts';

/** What no game could reach, as a sentence, with what the rules say to it. */
export const findingWords = ({ what, params, because }: Finding, where?: Where): string =>
  [fill(findings[what], params, namer(where, what)), ...(because ? [sentence(because, where)] : [])].join(' ');
