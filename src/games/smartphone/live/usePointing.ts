import { smartphoneChart } from '@machines/smartphone/machine.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useState } from 'react';
import type { Place, Pointing, RefusedTry } from '@/games/smartphone/play/boardPlaces.ts';
import { askedAt, targetAt } from '@/games/smartphone/play/pointing.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Trying } from '@/live/ui/table.ts';

/** Someone's seat at the table: what is pointed at is tried, or answered why not. */
export function usePointing(state: GameState, seat: Colour, trying: Trying<SmartphoneShown> | undefined): Pointing {
  const [looked, setLooked] = useState<RefusedTry | null>(null);
  const target = (place: Place) => (trying?.open ? targetAt(state, seat, place) : null);
  // One ring alone would be the answer.
  const lit =
    trying?.lit === 'all' ||
    (trying?.lit === 'several' && legalActions(state).filter(({ type }) => type !== 'endTurn').length > 1);
  return {
    target: (place) => (lit ? target(place) : null),
    refused: trying ? (trying.refused as RefusedTry | null) : looked,
    onPick: (place, chosen) => {
      const found = target(place);
      if (found) return trying?.act(chosen ?? found.actions[0], place);
      const asked = askedAt(state, seat, place);
      const refusal = smartphoneChart.refuse(state, asked);
      if (!trying) setLooked(refusal ? { place, refusal } : null);
      else if (trying.open && refusal) trying.act(asked, place);
    },
  };
}
