import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '@/ui/afterPaint.tsx';
import { paces } from '../../keep/pace.ts';
import type { GameTypes } from '../../playable.ts';
import type { SessionOf } from '../../session.ts';
import type { Cue } from './cues.ts';
import { type Kept, keepPieces, keepStyles, play } from './motion.ts';
import { wayBetween } from './way.ts';
import './motion.css';

/** What a game shows of how it came to where it is. */
export interface Motion<T extends GameTypes = GameTypes> {
  session: SessionOf<T>;
  /** The state on the stage; null while the past is looked at. */
  shown: T['state'] | null;
  /** The pause between computers' moves: the pace of everything else. */
  pause: number;
  /** What is seen of the way through these states. */
  cues: (states: readonly T['state'][]) => Cue[];
}

const isStill = (): boolean => document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Ends what the style sheets move; what goes on for ever, such as a hint's ring, goes on. */
function finishStyles(stage: HTMLElement): void {
  for (const animation of stage.getAnimations({ subtree: true }))
    if (animation instanceof CSSAnimation && animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
}

/**
 * Shows how the stage came to where it is, from the chart's own steps. Any press ends it at once and counts as if
 * nothing had moved; nothing moves where the system asks for that, or where computers are to move at once.
 */
export function useMotion<T extends GameTypes>(stage: RefObject<HTMLElement | null>, motion: Motion<T> | undefined) {
  const running = useRef<(() => void) | null>(null);
  const last = useRef<{ shown: T['state'] | null; kept: Map<string, Kept> }>({ shown: null, kept: new Map() });
  const shown = motion?.shown ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the stage has changed, and nothing else matters
  useLayoutEffect(() => {
    const root = stage.current;
    if (!root || !motion) return;
    running.current?.();
    running.current = null;
    const { shown: before, kept } = last.current;
    const moves = motion.pause > 0 && !isStill();
    // What lies there now is measured before anything begins to move: the page is laid out once.
    last.current = { shown, kept: moves ? keepPieces(root) : new Map() };
    if (moves && before !== null && shown !== null) {
      const way = wayBetween(motion.session, before, shown);
      const cues = way.length > 1 ? motion.cues(way) : [];
      if (cues.length > 0) running.current = play(root, cues, Math.min(1.5, motion.pause / paces.normal), kept);
    }
  }, [shown]);
  // What they are drawn by is read while nobody waits for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pieces lie there once something else is shown
  useEffect(() => afterPaint(() => keepStyles(last.current.kept)), [shown]);
  useEffect(() => {
    const skip = () => {
      running.current?.();
      running.current = null;
      if (stage.current) finishStyles(stage.current);
    };
    const signs = ['pointerdown', 'keydown', 'resize'] as const;
    for (const sign of signs) window.addEventListener(sign, skip, { capture: true, passive: true });
    return () => {
      skip();
      for (const sign of signs) window.removeEventListener(sign, skip, { capture: true });
    };
  }, [stage]);
}
