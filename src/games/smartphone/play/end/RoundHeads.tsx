import type { EndingWords } from '@/i18n/en/ending.ts';
import { fill } from '@/i18n/format.ts';
import type { RoundAccount } from '../log.ts';

/** The heads of the columns that rounds are. */
export const RoundHeads = ({ rounds, words }: { rounds: readonly RoundAccount[]; words: EndingWords['scores'] }) =>
  rounds.map((_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
    <th key={at} scope="col" aria-label={fill(words.round, { round: at + 1 })}>
      {at + 1}
    </th>
  ));
