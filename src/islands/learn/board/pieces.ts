import { refuse } from '@machines/smartphone/rules/game.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useState } from 'react';
import type { BoardStepView } from '@/learn/resolve.ts';
import type { Pointing, RefusedTry } from '@/play/places.ts';
import { askedAt, pointedAt } from '@/play/pointing.ts';
import type { StepProps } from '../Lesson.tsx';
import type { BoardLessonSettings } from '../page.ts';

export type BoardStepOf<K extends BoardStepView['kind']> = Extract<BoardStepView, { kind: K }>;
export type BoardProps<K extends BoardStepView['kind']> = StepProps<BoardStepOf<K>, BoardLessonSettings>;

/** A table that is only looked at: it still answers why nothing can be done there. */
export function useLooking(state: GameState, seat: BoardStepView['seat']): Pointing {
  const [refused, setRefused] = useState<RefusedTry | null>(null);
  return {
    target: () => null,
    refused,
    onPick: (picked) => {
      const place = pointedAt(state, picked);
      const refusal = refuse(state, askedAt(state, seat, place));
      setRefused(refusal ? { place, refusal } : null);
    },
  };
}
