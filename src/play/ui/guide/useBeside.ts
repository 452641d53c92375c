import type { Colour } from '@machines/core/seats.ts';
import { useEffect, useState } from 'react';
import type { PastTurn } from '../../guide/lastTurn.ts';
import type { GameTypes } from '../../playable.ts';
import type { SessionOf } from '../../session.ts';
import type { TwoLines } from '../../thinking/protocol.ts';
import type { Thinking } from '../../thinking/thinking.ts';

interface Asking<T extends GameTypes> {
  session: SessionOf<T>;
  thinking: Thinking<T>;
  seat: Colour;
  /** Null while there is nothing to compare. */
  turn: PastTurn | null;
}

/** A turn that is over beside what the advisor would have done in it; null while it is being thought about. */
export function useBeside<T extends GameTypes>({
  session,
  thinking,
  seat,
  turn,
}: Asking<T>): TwoLines<T['action']> | null {
  const { log } = session.get();
  const key = turn && JSON.stringify([turn, log.slice(turn.from, turn.to)]);
  const [found, setFound] = useState<{ key: string; lines: TwoLines<T['action']> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which turn it is, and what was done in it
  useEffect(() => {
    if (!key || !turn) return;
    const control = new AbortController();
    const { game } = session;
    const start = session.at(0).state;
    thinking.thinker
      .run({ kind: 'beside', player: game.advisor, seat, start, log, ...turn }, { signal: control.signal })
      .then((lines) => setFound({ key, lines }))
      // Without the comparison the guide still says what was got and lost.
      .catch(() => undefined);
    return () => control.abort();
  }, [key]);
  return found?.key === key ? found.lines : null;
}
