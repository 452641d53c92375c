import type { Colour } from '@machines/core/seats.ts';
import { useEffect, useRef, useState } from 'react';
import type { Progress } from '@/workers/ask.ts';
import type { Wanted } from '../../thinking/thinker.ts';

/** What the advisor would do, and why, in a sentence. */
export interface Advised<Action> {
  action: Action;
  why: string;
}

export interface Advisable<Action> {
  now: { cursor: number };
  advise(seat: Colour, wanted: Wanted): Promise<Advised<Action>>;
}

export interface Advice<Action> {
  progress: Progress | null;
  /** Null while it is being thought about. */
  move: Advised<Action> | null;
  /** It could not be thought about: what does the thinking could not be fetched. */
  failed?: boolean;
}

/** What the game’s advisor would do in a seat. It is asked when someone wants to know, and forgotten with the moment. */
export function useAdvice<Action>(game: Advisable<Action>, seat: Colour | null) {
  const [asked, setAsked] = useState<{ at: string; advice: Advice<Action> } | null>(null);
  const control = useRef<AbortController | null>(null);
  const { cursor } = game.now;
  const at = `${cursor} ${seat}`;
  const drop = () => {
    control.current?.abort();
    control.current = null;
    setAsked(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment or seat ends it
  useEffect(() => drop, [cursor, seat]);
  const ask = () => {
    if (!seat) return;
    drop();
    const own = new AbortController();
    control.current = own;
    const setAdvice = (advice: Advice<Action>) => setAsked({ at, advice });
    setAdvice({ progress: null, move: null });
    game
      .advise(seat, { signal: own.signal, report: (progress) => setAdvice({ progress, move: null }) })
      .then((move) => setAdvice({ progress: null, move }))
      .catch(() => own.signal.aborted || setAdvice({ progress: null, move: null, failed: true }));
  };
  // What was advised may not be legal any more at another moment: it is never shown there, not even once.
  return { advice: asked?.at === at ? asked.advice : null, ask, drop };
}
