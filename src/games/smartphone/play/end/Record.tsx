import type { Setup } from '@machines/smartphone/state.ts';
import { useEffect, useState } from 'react';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { fill } from '@/i18n/format.ts';
import { ownResults, recordAgainst } from '@/play/keep/results.ts';
import { isComputer } from '@/play/people.ts';

interface Props {
  game: string;
  setup: Setup;
  players: Record<string, string>;
  words: EndingWords;
  locale: string;
}

/** How one's games against the same opponents have gone so far, from what this browser keeps. */
export function Record({ game, setup, players, words }: Props) {
  const [record, setRecord] = useState<{ won: number; lost: number; shared: number } | null>(null);
  const against = setup.seats.flatMap(({ player }) => (isComputer(player) ? [player] : []));
  const key = against.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: opponents are compared by name
  useEffect(() => {
    let wanted = true;
    void ownResults().then((results) => {
      if (wanted) setRecord(recordAgainst(results, game, against));
    });
    return () => {
      wanted = false;
    };
  }, [game, key]);
  if (!record || against.length === 0 || record.won + record.lost + record.shared === 0) return null;
  return (
    <p className="own-record">
      {fill(words.record, {
        players: against.map((player) => players[player] ?? player).join(', '),
        won: record.won,
        lost: record.lost,
      })}
    </p>
  );
}
