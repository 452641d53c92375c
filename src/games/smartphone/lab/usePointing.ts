import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour, Region } from '@machines/smartphone/names.ts';
import { rules } from '@machines/smartphone/rules.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useEffect, useState } from 'react';
import type { Pointing, RefusedTry } from '@/games/smartphone/play/boardPlaces.ts';
import { askedAt, targetAt } from '@/games/smartphone/play/pointing.ts';

interface Hands {
  state: GameState;
  seat: Colour;
  /** Pointing changes the position rather than acting in it. */
  building: boolean;
  onRegion: (region: Region) => void;
  onAct: (action: Action) => void;
}

/** The board under the hand: while building it says what is to be changed, else it acts or answers why not. */
export function usePointing({ state, seat, building, onRegion, onAct }: Hands): Pointing {
  const [refused, setRefused] = useState<RefusedTry | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer holds for the table it was given at
  useEffect(() => setRefused(null), [state, building]);
  return {
    target: (place) => (building ? null : targetAt(state, seat, place)),
    refused,
    onPick: (place, chosen) => {
      if (building) {
        if ('region' in place) onRegion(place.region);
        return;
      }
      const target = targetAt(state, seat, place);
      if (target) return onAct(chosen ?? target.actions[0]);
      const refusal = rules.refuse(state, askedAt(state, seat, place));
      setRefused(refusal && { place, refusal });
    },
  };
}
