import { fill } from '../../core/words.ts';
import { printed } from '../components/printed.ts';
import type { ComponentSet } from '../components/types.ts';
import type { Finding } from '../position/audit/finding.ts';
import { namer } from './namer.ts';
import { said } from './said.ts';
import { sentence } from './sentence.ts';

/** What no game could reach, as a sentence, with what the rules say to it. */
export const findingWords = ({ what, params, because }: Finding, components: ComponentSet = printed): string =>
  [fill(said().findings[what], params, namer(components)), ...(because ? [sentence(because, components)] : [])].join(
    ' ',
  );
