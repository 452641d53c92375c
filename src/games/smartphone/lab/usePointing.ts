import { rules } from '@machines/smartphone/rules.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useEffect, useState } from 'react';
import type { Pointing, RefusedTry } from '@/games/smartphone/play/boardPlaces.ts';
import { askedAt, targetAt } from '@/games/smartphone/play/pointing.ts';
import { useSmartphoneLab } from './useSmartphoneLab.ts';

/** The board under the hand: while building it says what is to be changed, else it acts or answers why not. */
export function usePointing(state: GameState, building: boolean): Pointing {
  const { seat, hand, onHand, play } = useSmartphoneLab();
  const [refused, setRefused] = useState<RefusedTry | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer holds for the table it was given at
  useEffect(() => setRefused(null), [state, building]);
  return {
    target: (place) => (building ? null : targetAt(state, seat, place)),
    refused,
    onPick: (place, chosen) => {
      if (building) {
        if ('region' in place) onHand({ ...hand, region: place.region });
        return;
      }
      const target = targetAt(state, seat, place);
      if (target) return play(chosen ?? target.actions[0], true);
      const refusal = rules.refuse(state, askedAt(state, seat, place));
      setRefused(refusal && { place, refusal });
    },
  };
}
