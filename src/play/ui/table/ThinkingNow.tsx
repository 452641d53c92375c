import { useSyncExternalStore } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import type { Thinking } from '../../thinking/thinking.ts';
import { Percent } from '../Percent.tsx';

interface Props {
  thinking: Pick<Thinking, 'progress'>;
  /** The computer player that thinks. */
  player: string;
  words: TableWords;
}

/** How far the computer player has come that thinks now; nothing for one that is done at once. */
export function ThinkingNow({ thinking: { progress }, player, words }: Props) {
  const now = useSyncExternalStore(progress.subscribe, progress.get);
  if (!now || now.done >= now.of) return null;
  return <Percent progress={now} label={fill(words.thinkingOf, { player })} words={words} />;
}
