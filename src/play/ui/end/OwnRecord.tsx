import type { SeatSetup } from '@machines/core/seats.ts';
import { listed } from '@machines/core/words.ts';
import { useEffect, useState } from 'react';
import type { KeepWords } from '@/i18n/en/keep.ts';
import { fill } from '@/i18n/format.ts';
import { pageHref } from '@/i18n/page.ts';
import { openResults } from '../../keep/results.ts';
import { isComputer, people } from '../../people.ts';
import { recordAgainst, type Tally } from '../../tally.ts';

interface Props {
  game: string;
  seats: readonly SeatSetup[];
  /** What computer players are called. */
  players: Record<string, string>;
  words: KeepWords['record'];
}

/** How one's games against the same opponents have gone so far. */
export function OwnRecord({ game, seats, players, words }: Props) {
  const [record, setRecord] = useState<Tally | null>(null);
  const against = seats.flatMap(({ player }) => (isComputer(player) ? [player] : []));
  const key = against.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: opponents are compared by name
  useEffect(() => {
    let wanted = people({ seats }).length === 1;
    void openResults().then(({ results }) => {
      if (wanted) setRecord(recordAgainst(results, game, against));
    });
    return () => {
      wanted = false;
    };
  }, [game, key]);
  if (!record) return null;
  const called = listed(against.map((player) => players[player] ?? player));
  return (
    <p className="own-record soft-ink">
      {fill(record.shared > 0 ? words.soFarShared : words.soFar, { ...record, players: called })}{' '}
      <a href={pageHref('/play/#lobby-results')}>{words.all}</a>
    </p>
  );
}
