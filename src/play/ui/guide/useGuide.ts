import { useEffect, useState } from 'react';
import { markDone } from '@/learn/progress.ts';
import type { Help } from '@/play/guide/help.ts';

interface Guided {
  /** How much it says now; null when it has left. */
  help: Help | null;
  played: boolean;
  cursor: number;
  /** `smartphone/first-round`: noted as played. */
  lesson: string;
}

/** When a guide speaks: less and less by itself, at any moment when it is asked, and once more when all is played. */
export function useGuide({ help, played, cursor, lesson }: Guided) {
  /** The moment at which it was asked to speak up. */
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (played) markDone([`${lesson}/played`], lesson);
  }, [played, lesson]);
  const isAsked = asked === cursor;
  return {
    help,
    speaks: played || (help !== null && (help !== 'asked' || isAsked)),
    /** It explains at length, not in a hint. */
    explains: help === 'full' || isAsked,
    onAsk: () => setAsked(cursor),
  };
}
